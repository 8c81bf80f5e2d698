import type { BrowserContext, Page } from '@playwright/test';

/** A page in the place of Stately's, which keeps what it is told. */
export const answerAsStately = (context: BrowserContext) =>
  context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        window.heard = [];
        addEventListener('message', ({ data }) => heard.push(data));
        opener.postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    }),
  );

/** What the page was told. */
export const heardBy = (stately: Page) =>
  stately.evaluate(() => (window as unknown as { heard: { type: string; name?: string }[] }).heard);
