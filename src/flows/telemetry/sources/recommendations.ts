import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';
import { parseProduct } from '#src/domain/catalogue-url.ts';
import { type Source, shownType } from '../page.ts';
import { watchSight } from './sight.ts';

/** The most products that an event names (openapi/platform.yaml). */
const MOST = 24;

/** The products of a row in its order. Further links of a card, which a list in it holds, lead to its other colours. */
function productsIn(row: HTMLElement): string[] {
  const cards = [...row.querySelectorAll('li')].filter((item) => !item.parentElement?.closest('li'));
  const ids = cards.flatMap((card) => {
    const link = card.querySelector<HTMLAnchorElement>('a[href*="/p/"]');
    return parseProduct(link?.pathname.split('/').at(-1) ?? '')?.id ?? [];
  });
  return ids.slice(0, MOST);
}

/** Notes rows of recommended products that come into the window (core 7). A row without products has no origin. */
export const watchRecommendations: Source = (note, router) =>
  watchSight(
    'data-origin',
    (row) => productsIn(row).join(),
    (row) => {
      const productIds = productsIn(row);
      if (productIds.length === 0) return;
      const origin = row.dataset['origin'] as InteractionOrigin;
      note({ event: 'recommendations-shown', pageType: shownType(router), origin, productIds });
    },
    router,
  );
