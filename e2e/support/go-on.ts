import type { Page } from '@playwright/test';

/** Goes on within the document, as a link of the page does. */
export async function goOn(shown: Page, path: string): Promise<void> {
  await shown.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await shown.waitForURL(`**${path}`);
}
