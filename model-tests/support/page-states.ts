import { expect, type Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import type { PageStates } from '#src/chart-kit/walk/browser.ts';

const isExposed = (page: Page): Promise<boolean> => page.evaluate(() => window.__waymark !== undefined);

/** The states of the shop's charts, from `window.__waymark`. */
export const pageStates: PageStates = {
  areTold: async (page, patience) => {
    // A page of the shop only exposes its charts once it is hydrated.
    const hydrates = await page.evaluate(() => 'mode' in document.documentElement.dataset);
    if (hydrates)
      await expect
        .poll(() => isExposed(page), { timeout: patience })
        .toBe(true)
        .catch(() => undefined);
    return isExposed(page);
  },
  stateOf: async (page, chart) => {
    const value = await page.evaluate((id) => window.__waymark?.state(id), chart);
    return (value as StateValue | undefined) ?? null;
  },
};
