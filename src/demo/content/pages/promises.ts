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
  const t = homeWords(site.language);
  const tax = t(site.isTaxIncluded ? 'taxInside' : 'taxLater');
  const terms = site.freeDeliveryFrom ? `${t('freeOver', { amount: site.freeDeliveryFrom })} ${tax}` : tax;
  return {
    id: 'promises',
    type: 'iconAndText',
    variant: 'icon-above-text',
    iconSize: 'medium',
    title: t('promises'),
    items: [
      {
        icon: 'truck',
        richText: text(t('deliveryTitle', { days: workingDays(site) }), terms),
        target: to('/help/delivery', t('delivery')),
      },
      {
        icon: 'return',
        richText: text(t('returnTitle'), t('returnText')),
        target: to('/help/returns/how-to-return', t('howToReturn')),
      },
      {
        icon: 'edit',
        richText: text(t('repairTitle'), t('repairText')),
        target: to('/help/repairs', t('repairs')),
      },
      { icon: 'store', richText: text(t('tryTitle'), t('tryText')), target: to('/stores', t('findStore')) },
    ],
  };
}
