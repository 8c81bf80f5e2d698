import type { IconAndTextBlock } from '#openapi/generated/waymark.gen.ts';
import { to } from '../parts.ts';
import type { ContentSite } from '../site.ts';

const termsOf = ({ freeDeliveryFrom, isTaxIncluded }: ContentSite): string => {
  const tax = isTaxIncluded ? 'Tax is in the price.' : 'Tax is shown before you pay.';
  return freeDeliveryFrom ? `Free over ${freeDeliveryFrom}. ${tax}` : tax;
};

/** Delivery, returns, warranty and stores, in four short sentences. */
export const promises = (site: ContentSite): IconAndTextBlock => ({
  id: 'promises',
  type: 'iconAndText',
  variant: 'icon-above-text',
  iconSize: 'medium',
  title: 'What you can count on',
  items: [
    {
      icon: 'truck',
      richText: `<h3>Delivery in ${site.deliveryDays} working days</h3><p>${termsOf(site)}</p>`,
      target: to('/help/delivery', 'Delivery'),
    },
    {
      icon: 'return',
      richText: '<h3>Sixty days to return</h3><p>Unworn, or worn indoors. We send the label.</p>',
      target: to('/help/returns/how-to-return', 'How to return'),
    },
    {
      icon: 'edit',
      richText: '<h3>Repairs for life</h3><p>If we made it, we mend it. Faults cost you nothing.</p>',
      target: to('/help/repairs', 'Repairs and warranty'),
    },
    {
      icon: 'store',
      richText: '<h3>Try it on first</h3><p>Reserve a size online, pick it up the same day where it is in stock.</p>',
      target: to('/stores', 'Find a store'),
    },
  ],
});
