import type { PromoBarBlock } from '#openapi/generated/waymark.gen.ts';
import { to, toShelf } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { menuWords } from '../words/menu-and-home.ts';

/** The thin bar above the header and on the home page. */
export function promoBar({ freeDeliveryFrom, language }: ContentSite): PromoBarBlock {
  const say = menuWords(language);
  return {
    id: 'promo-bar',
    type: 'promoBar',
    autorotateTime: 6,
    colours: { background: 'ink', text: 'paper' },
    messages: [
      ...(freeDeliveryFrom
        ? [
            {
              id: 'delivery',
              text: say('promoDelivery', { amount: freeDeliveryFrom }),
              target: to('/help/delivery', say('delivery')),
            },
          ]
        : []),
      { id: 'returns', text: say('promoReturns'), target: to('/help/returns/how-to-return', say('returns')) },
      { id: 'sale', text: say('promoSale'), target: toShelf('sale', say('shopSale')) },
    ],
  };
}
