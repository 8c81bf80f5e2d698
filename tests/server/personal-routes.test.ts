import { expect, it } from 'vitest';
import { getRouter } from '#src/router.tsx';

interface Page {
  id: string;
  options: { loader?: unknown; gcTime?: number; preloadGcTime?: number };
}

it('what is read for a page of the account or an order is forgotten when it is left', () => {
  const pages: Page[] = Object.values(getRouter().routesById);
  const own = pages.filter(({ id, options: { loader } }) => /\/(account|order-)/.test(id) && loader);
  expect(own.length).toBeGreaterThan(10);
  const kept = own.filter(({ options: { gcTime, preloadGcTime } }) => gcTime !== 0 || preloadGcTime !== 0);
  expect(kept.map(({ id }) => id)).toEqual([]);
});
