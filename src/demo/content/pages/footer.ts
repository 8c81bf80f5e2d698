import type { ContentTarget, Footer } from '#openapi/generated/waymark.gen.ts';
import { to, toCategory } from '../parts.ts';
import { categoryName } from '../category-name.ts';
import type { ContentSite } from '../site.ts';
import { legalLinks } from './legal-notices.ts';
import { menuWords } from '../words/menu-and-home.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

const linkedCategories: readonly CategoryKey[] = ['women', 'men', 'kids', 'gear', 'gift-cards', 'sale'];

/** The foot of every page. */
export function footer(site: ContentSite): Footer {
  const { language } = site;
  const t = menuWords(language);
  return {
    columns: [
      {
        id: 'help',
        title: t('help'),
        links: [
          to('/help', t('helpCentre')),
          to('/order-lookup', t('findOrder')),
          to('/help/delivery', t('delivery')),
          to('/help/returns/how-to-return', t('returns')),
          to('/help/repairs', t('repairs')),
          to('/help/size-guide', t('sizeGuide')),
          to('/help/contact-us', t('contact')),
        ],
      },
      {
        id: 'shop',
        title: t('shop'),
        links: linkedCategories.map((key): ContentTarget => toCategory(key, categoryName(key, language))),
      },
      {
        id: 'waymark',
        title: 'Waymark',
        links: [
          to('/about', t('whoWeAre')),
          to('/materials', t('materials')),
          to('/stories', t('stories')),
          to('/loyalty', 'Waymark Collective'),
          to('/stores', t('stores')),
          to('/location-selector', t('countries')),
        ],
      },
    ],
    social: [
      { id: 'instagram', label: t('onInstagram'), url: 'https://www.instagram.com/' },
      { id: 'youtube', label: t('onYoutube'), url: 'https://www.youtube.com/' },
      { id: 'strava', label: t('onStrava'), url: 'https://www.strava.com/' },
    ],
    legal: [
      ...legalLinks(site),
      to('/privacy', t('privacy')),
      to('/brand-terms', t('termsOfUse')),
      to('/sale-terms', t('termsOfSale')),
      to('/accessibility', t('accessibility')),
    ],
    newsletter: { title: t('newsletterTitle'), text: t('newsletterText') },
    copyright: [
      '© 2026 Waymark',
      ...(site.country === 'DE' ? ['Alle Preise inkl. gesetzlicher MwSt., zzgl. Versandkosten'] : []),
    ].join(' · '),
  };
}
