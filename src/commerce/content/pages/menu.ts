import type { MegaMenu } from '#openapi/generated/waymark.gen.ts';
import { to } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { column, item, link, selector } from './menu-parts.ts';
import { men, women } from './menu-people.ts';
import { promoBar } from './promo-bar.ts';

const kids = item('kids', 'Kids', {
  menuStyle: 'visual',
  columns: [
    column('kids', 'Everything for kids', [
      link('kids-footwear', 'Footwear'),
      link('kids-outerwear', 'Jackets'),
      link('kids-clothing', 'Clothing'),
    ]),
  ],
  visualSelectorsTitle: 'What is it for?',
  visualSelectors: [
    selector('kids-footwear', 'Puddles', 'winter-boot', 'saffron-coal-bone', 'side'),
    selector('kids-outerwear', 'Snow days', 'puffer', 'crimson-ink-bone', 'front'),
    selector('kids-clothing', 'Trees', 'sweatshirt', 'fern-bone-signal', 'front'),
  ],
});

const gear = item('gear', 'Gear', {
  columns: [
    column('packs', 'Carry', [
      link('packs', 'Backpacks'),
      link('duffels', 'Duffels and hip packs'),
      link('bottles', 'Bottles and flasks'),
    ]),
    column('tents', 'Sleep', [link('tents', 'Tents'), link('sleeping-bags', 'Sleeping bags')]),
    column('hats', 'Wear', [link('hats', 'Hats and beanies'), link('socks', 'Socks'), link('gloves', 'Gloves')]),
    column('gift-cards', 'Give', [link('gift-cards', 'Digital gift cards')]),
  ],
  visualSelectorsTitle: 'By length of trip',
  visualSelectors: [
    selector('packs', 'A day', 'daypack', 'moss-ink-signal', 'front'),
    selector('sleeping-bags', 'A night', 'sleeping-bag', 'harbour-coal-signal', 'front'),
    selector('tents', 'A week', 'tent', 'saffron-coal-bone', 'side'),
  ],
});

const fresh = item('new', 'New', { menuStyle: 'link', hideShopAll: { sm: true, lg: true } });

const sale = item('sale', 'Sale', {
  menuStyle: 'link',
  titleHtml: '<strong>Sale</strong>',
  hideShopAll: { sm: true, lg: true },
});

/** The mega menu: women, men, kids, gear, new, sale. */
export const menu = (site: ContentSite): MegaMenu => ({
  opensOn: 'hover',
  promoBar: promoBar(site),
  benefitBar: {
    id: 'menu-benefits',
    type: 'benefitBar',
    title: 'Members see new colours first',
    targets: [to('/loyalty', 'Waymark Collective')],
    showCloseButton: true,
  },
  items: [women, men, kids, gear, fresh, sale],
});
