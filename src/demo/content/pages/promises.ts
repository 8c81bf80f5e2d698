import type { IconAndTextBlock } from '#openapi/generated/waymark.gen.ts';
import { to } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { homeWords } from '../words/menu-and-home.ts';

/** How long standard delivery takes, as it stands before "working days": "2 to 4". */
export function workingDays({ language, deliveryDays: { min, max } }: ContentSite): string {
  return min === max ? String(min) : homeWords(language)('days', { min, max });
}

const text = (title: string, body: string): string => `<h3>${title}</h3><p>${body}</p>`;

/** Delivery, returns, warranty and stores, in four short sentences. */
export function promises(site: ContentSite): IconAndTextBlock {
  const say = homeWords(site.language);
  const tax = say(site.isTaxIncluded ? 'taxInside' : 'taxLater');
  const terms = site.freeDeliveryFrom ? `${say('freeOver', { amount: site.freeDeliveryFrom })} ${tax}` : tax;
  return {
    id: 'promises',
    type: 'iconAndText',
    variant: 'icon-above-text',
    iconSize: 'medium',
    title: say('promises'),
    items: [
      {
        icon: 'truck',
        richText: text(say('deliveryTitle', { days: workingDays(site) }), terms),
        target: to('/help/delivery', say('delivery')),
      },
      {
        icon: 'return',
        richText: text(say('returnTitle'), say('returnText')),
        target: to('/help/returns/how-to-return', say('howToReturn')),
      },
      {
        icon: 'edit',
        richText: text(say('repairTitle'), say('repairText')),
        target: to('/help/repairs', say('repairs')),
      },
      { icon: 'store', richText: text(say('tryTitle'), say('tryText')), target: to('/stores', say('findStore')) },
    ],
  };
}
