import { createRouter } from '@tanstack/react-router';
import { answersAsText } from './api/answers.ts';
import { parseQuery, stringifyQuery } from './domain/query-string.ts';
import { UnexpectedErrorPage } from './flows/storefront/UnexpectedErrorPage.tsx';
import { routeTree } from './routeTree.gen.ts';

/** One router a request on the server, one a page in the browser: `tree` is what a page of the gallery loads. */
export function getRouter(tree = routeTree) {
  const router = createRouter({
    routeTree: tree,
    defaultPreload: 'intent',
    defaultErrorComponent: UnexpectedErrorPage,
    scrollRestoration: true,
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
  });
  // Start would give the browser's router these; its entry is not used there (src/client.tsx).
  router.options.serializationAdapters = [answersAsText];
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
