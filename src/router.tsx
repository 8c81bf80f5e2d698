import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** One router a request on the server, one a page in the browser. */
export const getRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
