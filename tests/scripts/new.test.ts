import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockFiles, blockRegistrations } from '../../scripts/new/block/block.ts';
import { flowFiles } from '../../scripts/new/flow/files.ts';
import { type Contract, readForm } from '../../scripts/new/flow/form.ts';
import { registrations } from '../../scripts/new/flow/registrations.ts';

const contract = JSON.parse(readFileSync('openapi/generated/waymark.json', 'utf8')) as Contract;

describe('the form of a new flow', () => {
  it('has fields for the texts of the operation, and not for what the client fills in', () => {
    const { method, path, fields } = readForm('trackOrder', contract);
    expect([method, path]).toEqual(['POST', '/consumers-v3/consumer/TrackOrder']);
    expect(fields.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
      ['orderNumber', 'text', true],
      ['email', 'email', true],
    ]);
  });
  it.each([
    ['wishForSnow', 'the contract has no operation "wishForSnow"'],
    ['addItems', 'addItems requires items, which is no text'],
    ['getStores', 'getStores takes no text'],
  ])('is refused for %s', (operation, reason) => expect(() => readForm(operation, contract)).toThrow(reason));
});

it('registers nothing if a file has an unexpected form', () => {
  expect(() => registrations('wish-list', () => 'export default {};')).toThrow(
    'machines/dialogs/dialogs.types.ts is not written as expected',
  );
});

describe('a new flow and a new block', () => {
  const copy = mkdtempSync(join(tmpdir(), 'waymark-new-'));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}` };
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  beforeAll(() => {
    for (const part of [
      'src',
      'machines',
      'model-tests',
      'openapi',
      'scripts',
      'tests',
      'package.json',
      'tsconfig.json',
      'redocly.yaml',
    ])
      cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('compile, and keep the rules of charts', { timeout: 300_000 }, () => {
    const form = readForm('trackOrder', contract);
    const files = flowFiles({ name: 'order-question', title: 'A question', section: 'core 6', form });
    const changed = registrations('order-question', (path) => readFileSync(path, 'utf8'));
    for (const [path, text] of [...files, ...changed]) write(path, text);
    const block = blockFiles('size-note', 'catalogue 3');
    const changedForBlock = blockRegistrations('size-note', 'catalogue 3', (path) => readFileSync(path, 'utf8'));
    for (const [path, text] of [...block, ...changedForBlock]) write(path, text);
    expect(run('scripts/messages/main.ts')).toEqual({ status: 0, said: '' });
    expect(run('scripts/contract.ts')).toMatchObject({ status: 0 });
    expect(run('scripts/lint-charts.ts').said).toContain(' 0 problems');
    // Only the written files and their imports: the whole project would take a minute.
    const include = [
      ...files.keys(),
      ...changed.keys(),
      ...block.keys(),
      'src/blocks/Block.tsx',
      'src/**/*.d.ts',
    ].filter((path) => path.endsWith('ts') || path.endsWith('tsx'));
    write('tsconfig.new.json', JSON.stringify({ extends: './tsconfig.json', include }));
    expect(run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json')).toEqual({
      status: 0,
      said: '',
    });
  });
});
