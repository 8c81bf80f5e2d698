import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { drawingsIn } from '#src/server/placed-drawings.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-drawings-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('layouts of a build’s drawings are read once', async () => {
  const file = join(root, 'charts.json');
  writeFileSync(file, '{"cart full":[]}');
  const load = drawingsIn(file, { warn: vi.fn() });
  expect(await load()).toEqual({ 'cart full': [] });
  rmSync(file);
  expect(await load()).toEqual({ 'cart full': [] });
});

test.each(['gone', 'damaged'])(
  'a layout file that is %s causes one log line, and charts are laid out again',
  async (how) => {
    const file = join(root, `${how}.json`);
    if (how === 'damaged') writeFileSync(file, '{"cart');
    const warn = vi.fn();
    const load = drawingsIn(file, { warn });
    expect(await load()).toEqual({});
    expect(await load()).toEqual({});
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ file: '/charts.json' }),
      'a file of the build is missing',
    );
  },
);
