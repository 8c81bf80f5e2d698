import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Counts the calls that a page begins from now on. The function that it returns waits until none has been open for
 * 500 ms: Playwright's `networkidle` is over for good once a document has been loaded.
 */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let lastChange = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (request.resourceType() !== 'fetch') return;
    change(request);
    lastChange = Date.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  const close = note((request) => open.delete(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => expect.poll(() => open.size === 0 && Date.now() - lastChange > 500).toBe(true);
}
