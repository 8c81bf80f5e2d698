import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { isSeldom, seldomPages } from '#src/domain/seldom-pages.ts';

test.each(['/en-us/account', '/de-de/account/orders/1', '/fr-fr/help/contact-us', '/en-us/sign-in'])(
  '%s is a page that few visits see',
  (path) => expect(isSeldom(path)).toBe(true),
);

test.each(['/en-us', '/en-us/accounts', '/en-us/help', '/en-us/help/contact-us-now', '/en-us/p/account', '/account'])(
  '%s is none',
  (path) => expect(isSeldom(path)).toBe(false),
);

test.each(seldomPages)('%s is the address of a route, so that nothing redirects for ever', (page) => {
  const routes = globSync('src/routes/$locale.*.tsx').map((file) => basename(file, '.tsx').split('.').slice(1));
  expect(routes.some((parts) => `${parts.join('/')}/`.startsWith(`${page}/`))).toBe(true);
});
