import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newest } from '../../scripts/prepare.mjs';

test('a build depends on its newest source: a model counts, a test does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-newest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const flow = join(folder, 'cart');
  mkdirSync(flow);
  const at = {
    'cart.model.ts': 2000,
    'cart.chart.test.ts': 3000,
    'cart.view.test.tsx': 3000,
    'cart.browser.spec.ts': 3000,
  };
  for (const [name, seconds] of Object.entries(at)) {
    writeFileSync(join(flow, name), '');
    utimesSync(join(flow, name), seconds, seconds);
  }
  for (const path of [flow, folder]) utimesSync(path, 1000, 1000);
  expect(newest(folder)).toBe(2_000_000);
});
