import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../../scripts/prepare.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, packages: object) => writeFileSync(join(folder, path), JSON.stringify({ packages }));
const hono = { 'node_modules/hono': { version: '4.13.19', integrity: 'sha512-a' } };
const wanted = {
  '': { name: 'shop' },
  ...hono,
  'node_modules/@other/darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

// `npm run why` on a server must not reinstall packages under the running shop.
test('packages that `npm ci` has installed are not installed again, although those of other platforms are missing', () => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', hono);
  expect(isInstalled(folder)).toBe(true);
});

test('a package that is missing, or of another version, is installed', () => {
  write('package-lock.json', wanted);
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/.package-lock.json', {});
  expect(isInstalled(folder)).toBe(false);
  write('node_modules/.package-lock.json', { 'node_modules/hono': { version: '4.13.18', integrity: 'sha512-c' } });
  expect(isInstalled(folder)).toBe(false);
});
