import type { AnyRouter } from '@tanstack/react-router';

/**
 * While another page is on its way the root is marked, which shows a thin bar (global.ts); the router knows when that
 * is.
 */
export function showProgress(router: Pick<AnyRouter, 'subscribe'>): void {
  const { dataset } = document.documentElement;
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) dataset['going'] = '';
  });
  router.subscribe('onResolved', () => void delete dataset['going']);
}
