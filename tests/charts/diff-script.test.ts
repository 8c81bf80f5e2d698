import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';
let report = '';

/** A copy of the shop in its own repository, so that the script runs without a checkout. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-diff-'));
  for (const name of ['machines', 'model-tests', 'openapi', 'scripts', 'src', 'tests', 'package.json', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const git = (...command: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...command],
      { cwd: folder, stdio: 'pipe' },
    );
  writeFileSync(join(folder, '.gitignore'), 'node_modules\nreports\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--message', 'before');

  edit('machines/product/states/buying.ts', /(\{ guard: 'canNotify'.*\},)(\s+)(\{ guard: 'isSoldOut'.*\},)/, '$3$2$1');
  edit('machines/product/product.setup.ts', /(isComingSoon: .*=>)\s+/, '$1 false && ');
  edit('machines/credit/credit.machine.ts', /\n\s*onError: .*/, '');
  edit('machines/gift-option/gift-option.machine.ts', /(onError: \{ target: ')editing/, '$1given');
  edit('machines/product/states/buying.ts', /#product\.buying\.adding' \},(?=\s+\],\s+\},\s+\},)/, "asking' },");
  report = execFileSync(process.execPath, ['scripts/charts-diff/main.ts', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 240_000,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edit(file: string, from: RegExp, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from.source}`);
  writeFileSync(join(folder, file), after);
}

const told = (chart: string): string => report.split('\n## ').find((part) => part.startsWith(`${chart}\n`)) ?? '';

describe('npm run charts:diff', () => {
  it('reports guarded transitions in another order', () => {
    expect(told('product')).toMatch(
      /another order[\s\S]*tries .*`isSoldOut`.*, then `canNotify`.*; it tried .*`canNotify`.*, then `isSoldOut`/,
    );
  });

  it('reports a guard with other code', () => expect(told('product')).toContain('guard `isComingSoon`'));

  it('reports a chart without its way out of a failure, and does not crash', () => {
    expect(told('credit')).toContain('**loading** when `getCredit` fails');
    expect(told('credit')).toContain('the paths cannot be walked');
  });

  it('reports in one line the paths that a new target ends', () => {
    const lines = told('product')
      .split('\n')
      .filter((line) => /: \d+ paths?, first /.test(line));
    expect(lines.filter((line) => line.includes('→ buying.adding`'))).toHaveLength(1);
    expect(lines.length).toBeLessThan(5);
  });
});
