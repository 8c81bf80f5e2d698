import type { PromotionEvent } from '#openapi/generated/waymark.gen.ts';
import { seen } from '#src/ui/behaviour/seen.ts';
import { type Source, shownType } from '../page.ts';

/** The part of a promotion that has to be in the window for it to count as shown, or that it fills of the window. */
const SHOWN = 0.5;

const isShown = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= SHOWN || intersectionRect.height >= innerHeight * SHOWN;

/** The promotion that an editor's block names (src/blocks/parts/tracking.ts). */
function promotionOf(element: HTMLElement): Omit<PromotionEvent, 'event' | 'pageType'> | null {
  const { promotion: promotionId, promotionName, creative: creativeName } = element.dataset;
  return promotionId && promotionName !== undefined
    ? { promotionId, promotionName, ...(creativeName ? { creativeName } : {}) }
    : null;
}

/** Notes promotions that come into the window, each once for a view of a page, and presses of links in them. */
export const watchPromotions: Source = (note, router) => {
  const ending = new AbortController();
  let noted = new Set<string>();
  let watched = new WeakSet<Element>();

  const tell = (event: PromotionEvent['event'], element: HTMLElement) => {
    const promotion = promotionOf(element);
    if (promotion) note({ event, pageType: shownType(router), ...promotion });
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        const id = element.dataset['promotion'] ?? '';
        if (!isShown(entry) || noted.has(id)) continue;
        noted.add(id);
        sight.unobserve(element);
        tell('promotion-shown', element);
      }
    },
    { threshold: [0, 0.25, SHOWN] },
  );
  const look = () => {
    for (const element of document.querySelectorAll('[data-promotion]')) {
      if (watched.has(element)) continue;
      watched.add(element);
      sight.observe(element);
    }
  };

  // Blocks come late, and with every page: they are looked for once after a paint.
  let isLooking = false;
  const lookSoon = async () => {
    if (isLooking) return;
    isLooking = true;
    await seen();
    isLooking = false;
    if (!ending.signal.aborted) look();
  };
  const changes = new MutationObserver(() => void lookSoon());
  changes.observe(document.body, { childList: true, subtree: true });
  look();

  let { pathname } = location;
  const end = router.subscribe('onResolved', () => {
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    sight.disconnect();
    noted = new Set();
    watched = new WeakSet();
    look();
  });

  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a, button') : null;
      const promotion = link?.closest<HTMLElement>('[data-promotion]');
      if (promotion) tell('promotion-clicked', promotion);
    },
    { capture: true, signal: ending.signal },
  );
  return () => {
    ending.abort();
    sight.disconnect();
    changes.disconnect();
    end();
  };
};
