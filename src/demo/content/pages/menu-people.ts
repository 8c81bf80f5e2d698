import type { MegaMenuItem } from '#openapi/generated/waymark.gen.ts';
import { square, toShelf } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { shelfName } from '../shelf-name.ts';
import { menuWords } from '../words/menu-and-home.ts';
import { column, item, link, selector } from './menu-parts.ts';

export function women({ language }: ContentSite): MegaMenuItem {
  const say = menuWords(language);
  return item('women', shelfName('women', language), {
    columns: [
      column('women-footwear', say('footwear'), [
        link('women-trail', say('trail')),
        link('women-hiking', say('hiking')),
        link('women-trainers', say('trainers')),
        link('women-sandals', say('sandals')),
        link('women-winter-boots', say('winterBoots')),
      ]),
      column('women-clothing', say('clothing'), [
        link('women-shells', say('shells')),
        link('women-insulation', say('insulation')),
        link('women-fleece', say('fleece')),
        link('women-tops', say('tops')),
        link('women-trousers', say('trousers')),
        link('women-base-layers', say('baseLayers')),
      ]),
    ],
    visualSelectorsTitle: say('byGround'),
    visualSelectors: [
      selector('women-trail', say('pathAndRidge'), 'trail-runner', 'lagoon-bone-coral', 'side'),
      selector('women-hiking', say('rockAndRoot'), 'hiking-boot', 'clay-bark-bone', 'side'),
      selector('women-winter-boots', say('iceAndSnow'), 'winter-boot', 'plum-bone-mist', 'side'),
    ],
    menuBanner: {
      id: 'menu-women',
      type: 'banner',
      variant: 'compact',
      title: say('wetHills'),
      subtitle: say('wetHillsText'),
      media: square('coast-cliffs', ''),
      targets: [toShelf('women-shells', say('shopShells'))],
    },
  });
}

export function men({ language }: ContentSite): MegaMenuItem {
  const say = menuWords(language);
  return item('men', shelfName('men', language), {
    columns: [
      column('men-footwear', say('footwear'), [
        link('men-trail', say('trail')),
        link('men-hiking', say('hiking')),
        link('men-trainers', say('trainers')),
        link('men-skate', shelfName('men-skate', language)),
        link('men-sandals', say('sandals')),
        link('men-winter-boots', say('winterBoots')),
      ]),
      column('men-clothing', say('clothing'), [
        link('men-shells', say('shells')),
        link('men-insulation', say('insulation')),
        link('men-fleece', say('fleece')),
        link('men-tops', say('tops')),
        link('men-trousers', say('trousers')),
        link('men-base-layers', say('baseLayers')),
      ]),
    ],
    visualSelectorsTitle: say('byGround'),
    visualSelectors: [
      selector('men-trail', say('pathAndRidge'), 'trail-runner', 'petrol-bone-volt', 'side'),
      selector('men-hiking', say('rockAndRoot'), 'hiking-boot', 'tan-bark-signal', 'side'),
      selector('men-skate', say('street'), 'skate-low', 'coal-bone-gum', 'side'),
    ],
    menuBanner: {
      id: 'menu-men',
      type: 'banner',
      variant: 'compact',
      title: say('warm'),
      subtitle: say('warmText'),
      media: square('snow-field', ''),
      targets: [toShelf('men-insulation', say('shopInsulation'))],
    },
  });
}
