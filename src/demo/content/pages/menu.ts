import type { MegaMenu, MegaMenuItem, MegaMenuLink } from '#openapi/generated/waymark.gen.ts';
import { to } from '../parts.ts';
import { shelfName } from '../shelf-name.ts';
import type { ContentSite } from '../site.ts';
import { menuWords } from '../words/menu-and-home.ts';
import { column, item, link, selector } from './menu-parts.ts';
import { men, women } from './menu-people.ts';
import { promoBar } from './promo-bar.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

function kids({ language }: ContentSite): MegaMenuItem {
  const say = menuWords(language);
  return item('kids', shelfName('kids', language), {
    menuStyle: 'visual',
    columns: [
      column('kids', say('everythingKids'), [
        link('kids-footwear', say('footwear')),
        link('kids-outerwear', say('jackets')),
        link('kids-clothing', say('clothing')),
      ]),
    ],
    visualSelectorsTitle: say('whatFor'),
    visualSelectors: [
      selector('kids-footwear', say('puddles'), 'winter-boot', 'saffron-coal-bone', 'side'),
      selector('kids-outerwear', say('snowDays'), 'puffer', 'crimson-ink-bone', 'front'),
      selector('kids-clothing', say('trees'), 'sweatshirt', 'fern-bone-signal', 'front'),
    ],
  });
}

function gear({ language }: ContentSite): MegaMenuItem {
  const say = menuWords(language);
  const shelf = (key: CategoryKey): MegaMenuLink => link(key, shelfName(key, language));
  return item('gear', shelfName('gear', language), {
    columns: [
      column('packs', say('carry'), [shelf('packs'), shelf('duffels'), shelf('bottles')]),
      column('tents', say('sleep'), [shelf('tents'), shelf('sleeping-bags')]),
      column('hats', say('wear'), [shelf('hats'), shelf('socks'), shelf('gloves')]),
      column('gift-cards', say('give'), [link('gift-cards', say('digitalGiftCards'))]),
    ],
    visualSelectorsTitle: say('byTrip'),
    visualSelectors: [
      selector('packs', say('aDay'), 'daypack', 'moss-ink-signal', 'front'),
      selector('sleeping-bags', say('aNight'), 'sleeping-bag', 'harbour-coal-signal', 'front'),
      selector('tents', say('aWeek'), 'tent', 'saffron-coal-bone', 'side'),
    ],
  });
}

const fresh = ({ language }: ContentSite): MegaMenuItem =>
  item('new', shelfName('new', language), { menuStyle: 'link', hideShopAll: { sm: true, lg: true } });

const sale = ({ language }: ContentSite): MegaMenuItem =>
  item('sale', shelfName('sale', language), {
    menuStyle: 'link',
    titleHtml: `<strong>${shelfName('sale', language)}</strong>`,
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
