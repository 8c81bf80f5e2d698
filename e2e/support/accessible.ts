import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds no violation in the page, or in the part that `within` selects, with all rules enabled but
 * those in `without`. Two options save most of the time: details of passed rules are not collected (`resultTypes`), and
 * a page without frames is checked in its own tab (`legacy`) instead of in one that is opened for the purpose. Nothing
 * is fetched (no `preload`), because a frame's content security policy would block and log it. `WAYMARK_AXE=off` skips
 * the check when the same pages are checked in another browser or by another process (scripts/test.mjs).
 */
export async function expectAccessible(page: Page, within?: string, without: string[] = []): Promise<void> {
  if (process.env['WAYMARK_AXE'] === 'off') return;
  const axe = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    // After the options, which replace it.
    .disableRules(without)
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    page.url(),
  ).toEqual([]);
}
