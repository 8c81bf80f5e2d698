import type { BrowserContext, Page } from '@playwright/test';

/** Answers in the place of Stately's page, and records the messages that it gets. */
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

export const heardBy = (stately: Page) =>
  stately.evaluate(() => (window as unknown as { heard: { type: string; name?: string }[] }).heard);
