import type { PromoBarBlock } from '#openapi/generated/waymark.gen.ts';
import { to, toShelf } from '../parts.ts';
import type { ContentSite } from '../site.ts';

/** The thin bar above the header and on the home page. */
export const promoBar = ({ freeDeliveryFrom }: ContentSite): PromoBarBlock => ({
  id: 'promo-bar',
  type: 'promoBar',
  autorotateTime: 6,
  colours: { background: 'ink', text: 'paper' },
  messages: [
    ...(freeDeliveryFrom
      ? [
          {
            id: 'delivery',
            text: `Free standard delivery over ${freeDeliveryFrom}`,
            target: to('/help/delivery', 'Delivery'),
          },
        ]
      : []),
    {
      id: 'returns',
      text: 'Sixty days to change your mind, returns on us',
      target: to('/help/returns/how-to-return', 'Returns'),
    },
    { id: 'sale', text: 'Last season’s colours, reduced while sizes last', target: toShelf('sale', 'Shop the sale') },
  ],
});
