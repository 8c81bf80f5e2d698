import type { MegaMenu, MegaMenuItem, MegaMenuLink } from '#openapi/generated/waymark.gen.ts';
import { to } from '../parts.ts';
import { categoryName } from '../category-name.ts';
import type { ContentSite } from '../site.ts';
import { menuWords } from '../words/menu-and-home.ts';
import { column, item, link, selector } from './menu-parts.ts';
import { men, women } from './menu-people.ts';
import { promoBar } from './promo-bar.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

function kids({ language }: ContentSite): MegaMenuItem {
  const t = menuWords(language);
  return item('kids', categoryName('kids', language), {
    menuStyle: 'visual',
    columns: [
      column('kids', t('everythingKids'), [
        link('kids-footwear', t('footwear')),
        link('kids-outerwear', t('jackets')),
        link('kids-clothing', t('clothing')),
      ]),
    ],
    visualSelectorsTitle: t('whatFor'),
    visualSelectors: [
      selector('kids-footwear', t('puddles'), 'winter-boot', 'saffron-coal-bone', 'side'),
      selector('kids-outerwear', t('snowDays'), 'puffer', 'crimson-ink-bone', 'front'),
      selector('kids-clothing', t('trees'), 'sweatshirt', 'fern-bone-signal', 'front'),
    ],
  });
}

function gear({ language }: ContentSite): MegaMenuItem {
  const t = menuWords(language);
  const categoryLink = (key: CategoryKey): MegaMenuLink => link(key, categoryName(key, language));
  return item('gear', categoryName('gear', language), {
    columns: [
      column('packs', t('carry'), [categoryLink('packs'), categoryLink('duffels'), categoryLink('bottles')]),
      column('tents', t('sleep'), [categoryLink('tents'), categoryLink('sleeping-bags')]),
      column('hats', t('wear'), [categoryLink('hats'), categoryLink('socks'), categoryLink('gloves')]),
      column('gift-cards', t('give'), [link('gift-cards', t('digitalGiftCards'))]),
    ],
    visualSelectorsTitle: t('byTrip'),
    visualSelectors: [
      selector('packs', t('aDay'), 'daypack', 'moss-ink-signal', 'front'),
      selector('sleeping-bags', t('aNight'), 'sleeping-bag', 'harbour-coal-signal', 'front'),
      selector('tents', t('aWeek'), 'tent', 'saffron-coal-bone', 'side'),
    ],
  });
}

const fresh = ({ language }: ContentSite): MegaMenuItem =>
  item('new', categoryName('new', language), { menuStyle: 'link', hideShopAll: { sm: true, lg: true } });

const sale = ({ language }: ContentSite): MegaMenuItem =>
  item('sale', categoryName('sale', language), {
    menuStyle: 'link',
    titleHtml: `<strong>${categoryName('sale', language)}</strong>`,
    hideShopAll: { sm: true, lg: true },
  });

/** The mega menu: women, men, kids, gear, new, sale. */
export const menu = (site: ContentSite): MegaMenu => ({
  opensOn: 'hover',
  promoBar: promoBar(site),
  benefitBar: {
    id: 'menu-benefits',
    type: 'benefitBar',
    title: menuWords(site.language)('membersFirst'),
    targets: [to('/loyalty', 'Waymark Collective')],
    showCloseButton: true,
  },
  items: [women, men, kids, gear, fresh, sale].map((make) => make(site)),
});
