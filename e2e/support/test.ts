import { test as base, expect, type Page } from '@playwright/test';
import { dismissPopups } from '#model-tests/support/dismiss-popups.ts';

export { expect };

interface Options {
  /** Console errors that the test causes on purpose, such as a refusal of the service or a missing page. */
  forgives: RegExp | null;
  /** True for a shopper who has not yet dismissed the demo's pop-ups. */
  meetsPopups: boolean;
}

/**
 * Watches every page of a test: fails if a page throws, if the console has an error (a violation of the content
 * security policy is one), or if an HTML document comes without that policy.
 */
export const test = base.extend<Options & { watched: void }>({
  forgives: [null, { option: true }],
  meetsPopups: [false, { option: true }],
  watched: [
    async ({ context, forgives, meetsPopups, baseURL }, use) => {
      if (!meetsPopups) await dismissPopups(context);
      const complaints: string[] = [];
      const complain = (text: string) => void (forgives?.test(text) || complaints.push(text));
      context.on('console', (message) => message.type() === 'error' && complain(message.text()));
      context.on('weberror', (error) => complain(error.error().message));
      context.on('response', (response) => {
        const isOurs = response.url().startsWith(baseURL ?? '') && response.request().isNavigationRequest();
        const isHtml = response.headers()['content-type']?.startsWith('text/html');
        const isPage = isOurs && isHtml === true && response.frame().parentFrame() === null;
        if (isPage && response.status() === 200 && !isStrict(response.headers()['content-security-policy']))
          complain(`${response.url()} came without its policy`);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const isStrict = (policy = ''): boolean =>
  /default-src '(self|none)'/.test(policy) && !/script-src[^;]*'unsafe-(inline|eval)'/.test(policy);

/** Waits until a chart of the page runs: a test presses sooner than any shopper would. */
export async function hydrated(page: Page, chart: string): Promise<void> {
  await page.waitForFunction((id) => window.__waymark?.state(id) !== undefined, chart);
}
