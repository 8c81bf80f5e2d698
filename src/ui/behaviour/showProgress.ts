import type { AnyRouter } from '@tanstack/react-router';

/**
 * Marks the root element while another page loads, which shows a thin bar (global.ts). The router reports when that is.
 */
export function showProgress(router: Pick<AnyRouter, 'subscribe'>): void {
  const { dataset } = document.documentElement;
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) dataset['going'] = '';
  });
  router.subscribe('onResolved', () => void delete dataset['going']);
}
