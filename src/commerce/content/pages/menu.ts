import type { MegaMenu, MegaMenuColumn, MegaMenuItem, MegaMenuLink, MegaMenuVisualSelector } from '#openapi/generated/waymark.gen.ts';
import type { SceneName } from '../../pictures/names.ts';
import type { CategoryKey } from '../../seed/categories.ts';
import { scene, square, to, toShelf } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { promoBar } from './promo-bar.ts';

const link = (key: CategoryKey, title: string, more: Partial<MegaMenuLink> = {}): MegaMenuLink => ({
  id: key, title, target: toShelf(key, title), ...more,
});

const column = (key: CategoryKey, title: string, children: MegaMenuLink[]): MegaMenuColumn => ({
  id: `column-${key}`, title, target: toShelf(key, title), children,
});

const selector = (key: CategoryKey, title: string, picture: SceneName): MegaMenuVisualSelector => ({
  id: `look-${key}`, title, image: scene(picture, 'square'), target: toShelf(key, title),
});

const item = (key: CategoryKey, title: string, rest: Partial<MegaMenuItem> = {}): MegaMenuItem => ({
  id: key, title, target: toShelf(key, title), menuStyle: 'columns', columns: [], ...rest,
});

const women = item('women', 'Women', {
  columns: [
    column('women-footwear', 'Footwear', [
      link('women-trail', 'Trail running'), link('women-hiking', 'Hiking boots'), link('women-trainers', 'Trainers'),
      link('women-sandals', 'Sandals and slip-ons'), link('women-winter-boots', 'Winter boots'),
    ]),
    column('women-clothing', 'Clothing', [
      link('women-shells', 'Waterproof jackets'), link('women-insulation', 'Down and insulation'), link('women-fleece', 'Fleece'),
      link('women-tops', 'Tops'), link('women-trousers', 'Trousers and shorts'), link('women-base-layers', 'Base layers'),
    ]),
  ],
  visualSelectorsTitle: 'By ground',
  visualSelectors: [selector('women-trail', 'Path and ridge', 'trail-path'), selector('women-hiking', 'Rock and root', 'forest-mist'), selector('women-winter-boots', 'Ice and snow', 'snow-field')],
  menuBanner: {
    id: 'menu-women', type: 'banner', variant: 'compact', title: 'Made for wet hills', subtitle: 'Shells that shed water without PFAS.',
    media: square('coast-cliffs', ''), targets: [toShelf('women-shells', 'Shop waterproofs')],
  },
});

const men = item('men', 'Men', {
  columns: [
    column('men-footwear', 'Footwear', [
      link('men-trail', 'Trail running'), link('men-hiking', 'Hiking boots'), link('men-trainers', 'Trainers'), link('men-skate', 'Skate'),
      link('men-sandals', 'Sandals and slip-ons'), link('men-winter-boots', 'Winter boots'),
    ]),
    column('men-clothing', 'Clothing', [
      link('men-shells', 'Waterproof jackets'), link('men-insulation', 'Down and insulation'), link('men-fleece', 'Fleece'),
      link('men-tops', 'Tops'), link('men-trousers', 'Trousers and shorts'), link('men-base-layers', 'Base layers'),
    ]),
  ],
  visualSelectorsTitle: 'By ground',
  visualSelectors: [selector('men-trail', 'Path and ridge', 'ridge-dawn'), selector('men-hiking', 'Rock and root', 'alpine-lake'), selector('men-skate', 'Street', 'street-dusk')],
  menuBanner: {
    id: 'menu-men', type: 'banner', variant: 'compact', title: 'Warm when it stops', subtitle: 'Down and recycled fill for standing still.',
    media: square('snow-field', ''), targets: [toShelf('men-insulation', 'Shop insulation')],
  },
});

const kids = item('kids', 'Kids', {
  menuStyle: 'visual',
  columns: [
    column('kids', 'Everything for kids', [link('kids-footwear', 'Footwear'), link('kids-outerwear', 'Jackets'), link('kids-clothing', 'Clothing')]),
  ],
  visualSelectorsTitle: 'What is it for?',
  visualSelectors: [selector('kids-footwear', 'Puddles', 'forest-mist'), selector('kids-outerwear', 'Snow days', 'snow-field'), selector('kids-clothing', 'Trees', 'meadow-hut')],
});

const gear = item('gear', 'Gear', {
  columns: [
    column('packs', 'Carry', [link('packs', 'Backpacks'), link('duffels', 'Duffels and hip packs'), link('bottles', 'Bottles and flasks')]),
    column('tents', 'Sleep', [link('tents', 'Tents'), link('sleeping-bags', 'Sleeping bags')]),
    column('hats', 'Wear', [link('hats', 'Hats and beanies'), link('socks', 'Socks'), link('gloves', 'Gloves')]),
    column('gift-cards', 'Give', [link('gift-cards', 'Digital gift cards')]),
  ],
  visualSelectorsTitle: 'By length of trip',
  visualSelectors: [selector('packs', 'A day', 'trail-path'), selector('sleeping-bags', 'A night', 'aurora'), selector('tents', 'A week', 'camp-night')],
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
    id: 'menu-benefits', type: 'benefitBar', title: 'Members see new colours first', targets: [to('/loyalty', 'Waymark Collective')], showCloseButton: true,
  },
  items: [women, men, kids, gear, fresh, sale],
});
