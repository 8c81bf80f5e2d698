import { notedOrigin } from '#src/flows/origins/index.ts';
import { type Source, shownType } from '../page.ts';

/** Notes each page that is shown, and how the shopper came to the product of it. */
export const watchPages: Source = (note, router) => {
  let shown = '';
  const look = () => {
    const pageType = shownType(router);
    const page = `${location.pathname} ${pageType}`;
    if (page === shown) return;
    shown = page;
    const origin = notedOrigin(location.pathname);
    note({ event: 'page-viewed', pageType, ...(origin ? { origin } : {}) });
  };
  look();
  return router.subscribe('onResolved', look);
};
