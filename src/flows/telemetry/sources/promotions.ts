import type { PromotionEvent } from '#openapi/generated/waymark.gen.ts';
import { promotionOf as attributesOf } from '#src/blocks/parts/tracking.ts';
import { menuOf } from '#src/flows/shared/menu-of.ts';
import { type PageRouter, type Source, shownType } from '../page.ts';
import { watchSight } from './sight.ts';

/** The promotion that an editor's block names (src/blocks/parts/tracking.ts). */
function promotionOf(element: HTMLElement): Omit<PromotionEvent, 'event' | 'pageType'> | null {
  const { promotion: promotionId, promotionName, creative: creativeName } = element.dataset;
  return promotionId && promotionName !== undefined
    ? { promotionId, promotionName, ...(creativeName ? { creativeName } : {}) }
    : null;
}

/**
 * Names the promotions of the line above the header. Its own code is part of every first load, so it does not: React
 * does not write these attributes, and so leaves them.
 */
function nameMessages(router: PageRouter): void {
  const messages = menuOf(router)?.promoBar?.messages ?? [];
  for (const [at, line] of document.querySelectorAll('header > [data-tone] li').entries())
    for (const [name, value] of Object.entries(attributesOf(messages[at]?.promotionTracking) ?? {}))
      if (value !== undefined) line.setAttribute(name, value);
}

/** Notes promotions that come into the window, each once for a view of a page, and presses of links in them. */
export const watchPromotions: Source = (note, router) => {
  const ending = new AbortController();
  const tell = (event: PromotionEvent['event'], element: HTMLElement) => {
    const promotion = promotionOf(element);
    if (promotion) note({ event, pageType: shownType(router), ...promotion });
  };
  nameMessages(router);
  const endNames = router.subscribe('onRendered', () => nameMessages(router));
  const endSight = watchSight(
    'data-promotion',
    ({ dataset }) => dataset['promotion'] ?? '',
    (element) => tell('promotion-shown', element),
    router,
  );
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
    endNames();
    endSight();
  };
};
