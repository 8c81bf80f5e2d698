import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const { resolve } = createRequire(import.meta.url);
const source = readFile(resolve('axe-core/axe.min.js'), 'utf8');

interface Check {
  within: string | undefined;
  without: readonly string[];
}

/** Checks a page without frames. Its script stays in the page: most of a check's time would go into compiling it. */
async function violationsOf(page: Page, { within, without }: Check): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  return page.evaluate(
    async ([part, disabled]) =>
      (
        await (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
          preload: false,
          resultTypes: ['violations'],
          rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
        })
      ).violations,
    [within, without] as const,
  );
}

/** Checks a page with its frames, each by a script of its own. */
async function violationsInFrames(page: Page, { within, without }: Check): Promise<axe.Result[]> {
  const builder = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    // After the options, which replace it.
    .disableRules([...without]);
  return (await (within === undefined ? builder : builder.include(within)).analyze()).violations;
}

/**
 * Expects that axe finds no violation in the page, or in the part that `within` selects, with all rules enabled but
 * those in `without`. Details of passed rules are not collected (`resultTypes`), which saves most of the time. Nothing
 * is fetched (no `preload`), because a frame's content security policy would block and log it. `WAYMARK_AXE=off` skips
 * the check when the same pages are checked in another browser or by another process (scripts/test.mjs).
 */
export async function expectAccessible(page: Page, within?: string, without: readonly string[] = []): Promise<void> {
  if (process.env['WAYMARK_AXE'] === 'off') return;
  // A button is paler while its press is under way (afterPaint.ts).
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  const check = page.frames().length === 1 ? violationsOf : violationsInFrames;
  const violations = await check(page, { within, without });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    page.url(),
  ).toEqual([]);
}
