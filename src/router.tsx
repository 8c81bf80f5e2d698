import { createRouter } from '@tanstack/react-router';
import { parseQuery, stringifyQuery } from './domain/query-string.ts';
import { UnexpectedErrorPage } from './flows/storefront/UnexpectedErrorPage.tsx';
import { routeTree } from './routeTree.gen.ts';

/** One router a request on the server, one a page in the browser. */
export const getRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: UnexpectedErrorPage,
    scrollRestoration: true,
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
