import type { ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { to } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { menuWords } from '../words/menu-and-home.ts';

/** Links to help and service. */
export function utility({ language }: ContentSite): ContentTarget[] {
  const t = menuWords(language);
  return [
    to('/help', t('helpCentre')),
    to('/stores', t('stores')),
    to('/order-lookup', t('findOrder')),
    to('/help/returns/how-to-return', t('returns')),
    to('/help/size-guide', t('sizeGuide')),
    to('/help/contact-us', t('contact')),
    to('/location-selector', t('countries')),
  ];
}
