import type { ContentTarget, Footer } from '#openapi/generated/waymark.gen.ts';
import { to, toShelf } from '../parts.ts';
import { shelfName } from '../shelf-name.ts';
import type { ContentSite } from '../site.ts';
import { legalLinks } from './legal-notices.ts';
import { menuWords } from '../words/menu-and-home.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

const shelves: readonly CategoryKey[] = ['women', 'men', 'kids', 'gear', 'gift-cards', 'sale'];

/** The foot of every page. */
export function footer(site: ContentSite): Footer {
  const { language } = site;
  const say = menuWords(language);
  return {
    columns: [
      {
        id: 'help',
        title: say('help'),
        links: [
          to('/help', say('helpCentre')),
          to('/order-lookup', say('findOrder')),
          to('/help/delivery', say('delivery')),
          to('/help/returns/how-to-return', say('returns')),
          to('/help/repairs', say('repairs')),
          to('/help/size-guide', say('sizeGuide')),
          to('/help/contact-us', say('contact')),
        ],
      },
      {
        id: 'shop',
        title: say('shop'),
        links: shelves.map((key): ContentTarget => toShelf(key, shelfName(key, language))),
      },
      {
        id: 'waymark',
        title: 'Waymark',
        links: [
          to('/about', say('whoWeAre')),
          to('/materials', say('materials')),
          to('/stories', say('stories')),
          to('/loyalty', 'Waymark Collective'),
          to('/stores', say('stores')),
        ],
      },
    ],
    social: [
      { id: 'instagram', label: say('onInstagram'), url: 'https://www.instagram.com/' },
      { id: 'youtube', label: say('onYoutube'), url: 'https://www.youtube.com/' },
      { id: 'strava', label: say('onStrava'), url: 'https://www.strava.com/' },
    ],
    legal: [
      ...legalLinks(site),
      to('/privacy', say('privacy')),
      to('/brand-terms', say('termsOfUse')),
      to('/sale-terms', say('termsOfSale')),
      to('/accessibility', say('accessibility')),
    ],
    newsletter: { title: say('newsletterTitle'), text: say('newsletterText') },
    copyright: [
      '© 2026 Waymark',
      ...(site.country === 'DE' ? ['Alle Preise inkl. gesetzlicher MwSt., zzgl. Versandkosten'] : []),
    ].join(' · '),
  };
}
