import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe has nothing to say against the page as it stands, or against the part of it that `within` selects. Every rule is
 * asked. Details of what is right are not collected, and a page without frames is judged in its own tab (`legacy`)
 * rather than through one that is opened for the purpose: that is most of the time. Nothing is fetched (no `preload`):
 * a frame's policy would forbid and log it. `WAYMARK_AXE=off` when the same pages were judged before, in another
 * browser or from another process (scripts/test.mjs).
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (process.env['WAYMARK_AXE'] === 'off') return;
  const axe = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    page.url(),
  ).toEqual([]);
}
