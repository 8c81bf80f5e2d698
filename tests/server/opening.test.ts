import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { remedyFor } from '#src/server/opening.ts';
import { keptSecret, SecretLostError } from '#src/server/secret.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-opening-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const failure = (open: () => unknown): unknown => {
  try {
    open();
  } catch (error) {
    return error;
  }
  return null;
};

describe('a data folder that cannot be used', () => {
  it('is reported in one line with its name', async () => {
    const DATA_DIR = join(root, 'file');
    writeFileSync(DATA_DIR, '');
    const opened: unknown = await openDatabase({ dataDir: join(DATA_DIR, 'db') }).catch((error: unknown) => error);
    expect(remedyFor(opened, { DATA_DIR })).toMatch(/^DATA_DIR \(\S+file\) cannot be used: [^\n]+$/);
    expect(
      remedyFor(
        failure(() => keptSecret('secret', DATA_DIR)),
        { DATA_DIR },
      ),
    ).toMatch(/^DATA_DIR \(\S+file\) cannot be used: [^\n]+$/);
  });

  it('is named for a full disk, whose error has no path', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    expect(remedyFor(full, { DATA_DIR: '.data' })).toBe(
      'DATA_DIR (.data) cannot be used: ENOSPC: no space left on device, write',
    );
  });

  it('is called read-only where no folder can be created in it', () => {
    const refused = Object.assign(new Error("ENOENT: no such file or directory, mkdir '.data/db'"), {
      code: 'ENOENT',
      syscall: 'mkdir',
      path: '.data/db',
    });
    expect(remedyFor(refused, { DATA_DIR: '.data' })).toBe(
      'DATA_DIR (.data) cannot be used: no folder can be created there, the disk may be read-only',
    );
  });

  it('is not blamed for anything else', () => {
    expect(remedyFor(new Error('a defect'), { DATA_DIR: '.data' })).toBeNull();
    const elsewhere = failure(() => readFileSync(join(root, 'elsewhere')));
    expect(remedyFor(elsewhere, { DATA_DIR: join(root, 'folder') })).toBeNull();
  });
});

describe('a stored secret', () => {
  it('is made once', () => {
    const secret = keptSecret('secret', join(root, 'new'));
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(keptSecret('secret', join(root, 'new'))).toBe(secret);
  });

  it('that is truncated is refused, because its keys would be guessable', () => {
    const DATA_DIR = join(root, 'cut');
    mkdirSync(DATA_DIR);
    writeFileSync(join(DATA_DIR, 'secret'), '');
    const lost = failure(() => keptSecret('secret', DATA_DIR));
    expect(lost).toBeInstanceOf(SecretLostError);
    expect(remedyFor(lost, { DATA_DIR })).toContain(`The secret in ${join(DATA_DIR, 'secret')} is not whole`);
  });
});
