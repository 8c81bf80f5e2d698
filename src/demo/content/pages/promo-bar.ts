import type { PromoBarBlock } from '#openapi/generated/waymark.gen.ts';
import { to, toCategory } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { menuWords } from '../words/menu-and-home.ts';

/** The thin bar above the header and on the home page. */
export function promoBar({ freeDeliveryFrom, language }: ContentSite): PromoBarBlock {
  const t = menuWords(language);
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
              text: t('promoDelivery', { amount: freeDeliveryFrom }),
              target: to('/help/delivery', t('delivery')),
            },
          ]
        : []),
      { id: 'returns', text: t('promoReturns'), target: to('/help/returns/how-to-return', t('returns')) },
      { id: 'sale', text: t('promoSale'), target: toCategory('sale', t('shopSale')) },
    ],
  };
}
