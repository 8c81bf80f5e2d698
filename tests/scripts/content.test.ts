import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
const draft = () => join(folder, 'en/pages/snow.draft.yaml');
const page = 'title: Snow\nseo: { title: Snow, description: White., noIndex: false }\nblocks: []\n';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'en/pages'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): { status: number | null; said: string } {
  const env = { ...process.env, CONTENT_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content.ts', ...args], { env });
  return { status, said: `${stdout}${stderr}` };
}

it('names what is wrong by file and line, and publishes nothing of it', () => {
  writeFileSync(draft(), `${page}titel: Snow\n`);
  for (const args of [['check'], ['publish', draft()]]) {
    const { status, said } = run(...args);
    expect(status).toBe(1);
    expect(said).toContain('en/pages/snow.draft.yaml:4 titel: is no field of this');
  }
  expect(existsSync(draft())).toBe(true);
}, 30_000);

it('names a fragment that does not exist by file and line', () => {
  writeFileSync(draft(), page.replace('blocks: []', 'blocks:\n  - fragment: ice'));
  const { status, said } = run('check');
  expect(status).toBe(1);
  expect(said).toContain('en/pages/snow.draft.yaml:4 there is no fragment ice');
}, 30_000);

it('puts a draft in the place of what shoppers see', () => {
  writeFileSync(draft(), page);
  expect(run('check')).toEqual({ status: 0, said: '1 file, nothing wrong.\n' });
  expect(run('publish', draft()).status).toBe(0);
  expect(existsSync(draft())).toBe(false);
  expect(readFileSync(join(folder, 'en/pages/snow.yaml'), 'utf8')).toBe(page);
}, 30_000);

it('refuses what is no draft of the folder', () => expect(run('publish', 'package.json').status).toBe(1), 30_000);
