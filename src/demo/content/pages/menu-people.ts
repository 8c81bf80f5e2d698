import type { MegaMenuItem } from '#openapi/generated/waymark.gen.ts';
import { square, toCategory } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { categoryName } from '../category-name.ts';
import { menuWords } from '../words/menu-and-home.ts';
import { column, item, link, selector } from './menu-parts.ts';

export function women({ language }: ContentSite): MegaMenuItem {
  const t = menuWords(language);
  return item('women', categoryName('women', language), {
    columns: [
      column('women-footwear', t('footwear'), [
        link('women-trail', t('trail')),
        link('women-hiking', t('hiking')),
        link('women-trainers', t('trainers')),
        link('women-sandals', t('sandals')),
        link('women-winter-boots', t('winterBoots')),
      ]),
      column('women-clothing', t('clothing'), [
        link('women-shells', t('shells')),
        link('women-insulation', t('insulation')),
        link('women-fleece', t('fleece')),
        link('women-tops', t('tops')),
        link('women-trousers', t('trousers')),
        link('women-base-layers', t('baseLayers')),
      ]),
    ],
    visualSelectorsTitle: t('byGround'),
    visualSelectors: [
      selector('women-trail', t('pathAndRidge'), 'trail-runner', 'lagoon-bone-coral', 'side'),
      selector('women-hiking', t('rockAndRoot'), 'hiking-boot', 'clay-bark-bone', 'side'),
      selector('women-winter-boots', t('iceAndSnow'), 'winter-boot', 'plum-bone-mist', 'side'),
    ],
    menuBanner: {
      id: 'menu-women',
      type: 'banner',
      variant: 'compact',
      title: t('wetHills'),
      subtitle: t('wetHillsText'),
      media: square('coast-cliffs', ''),
      targets: [toCategory('women-shells', t('shopShells'))],
    },
  });
}

export function men({ language }: ContentSite): MegaMenuItem {
  const t = menuWords(language);
  return item('men', categoryName('men', language), {
    columns: [
      column('men-footwear', t('footwear'), [
        link('men-trail', t('trail')),
        link('men-hiking', t('hiking')),
        link('men-trainers', t('trainers')),
        link('men-skate', categoryName('men-skate', language)),
        link('men-sandals', t('sandals')),
        link('men-winter-boots', t('winterBoots')),
      ]),
      column('men-clothing', t('clothing'), [
        link('men-shells', t('shells')),
        link('men-insulation', t('insulation')),
        link('men-fleece', t('fleece')),
        link('men-tops', t('tops')),
        link('men-trousers', t('trousers')),
        link('men-base-layers', t('baseLayers')),
      ]),
    ],
    visualSelectorsTitle: t('byGround'),
    visualSelectors: [
      selector('men-trail', t('pathAndRidge'), 'trail-runner', 'petrol-bone-volt', 'side'),
      selector('men-hiking', t('rockAndRoot'), 'hiking-boot', 'tan-bark-signal', 'side'),
      selector('men-skate', t('street'), 'skate-low', 'coal-bone-gum', 'side'),
    ],
    menuBanner: {
      id: 'menu-men',
      type: 'banner',
      variant: 'compact',
      title: t('warm'),
      subtitle: t('warmText'),
      media: square('snow-field', ''),
      targets: [toCategory('men-insulation', t('shopInsulation'))],
    },
  });
}
