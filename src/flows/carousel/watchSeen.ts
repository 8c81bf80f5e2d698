import type { AnyRouter } from '@tanstack/react-router';
import { parseProduct } from '#src/domain/catalogue-url.ts';
import { consentChanged, pageStanding } from '#src/flows/consent/index.ts';
import { forgetSeen, maySee, rememberSeen } from './seen.ts';

/**
 * Remembers on this device each product whose page is opened from now on, the present one included. Where consent is
 * missing, or ends, it forgets them. A browser that stores nothing remembers nothing.
 */
export function watchSeen(router: Pick<AnyRouter, 'subscribe'>): void {
  const look = () => {
    // The gallery of charts has neither products nor consent.
    if (!pageStanding()) return;
    try {
      if (!maySee()) return forgetSeen();
      const [, , page, slug] = location.pathname.split('/');
      const product = page === 'p' && slug ? parseProduct(slug) : null;
      if (product) rememberSeen(product.id);
    } catch {
      // Without storage there is no row of what was seen; nothing else depends on it.
    }
  };
  look();
  router.subscribe('onResolved', look);
  addEventListener(consentChanged, look);
}
