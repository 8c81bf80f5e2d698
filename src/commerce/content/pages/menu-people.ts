import { square, toShelf } from '../parts.ts';
import { column, item, link, selector } from './menu-parts.ts';

export const women = item('women', 'Women', {
  columns: [
    column('women-footwear', 'Footwear', [
      link('women-trail', 'Trail running'),
      link('women-hiking', 'Hiking boots'),
      link('women-trainers', 'Trainers'),
      link('women-sandals', 'Sandals and slip-ons'),
      link('women-winter-boots', 'Winter boots'),
    ]),
    column('women-clothing', 'Clothing', [
      link('women-shells', 'Waterproof jackets'),
      link('women-insulation', 'Down and insulation'),
      link('women-fleece', 'Fleece'),
      link('women-tops', 'Tops'),
      link('women-trousers', 'Trousers and shorts'),
      link('women-base-layers', 'Base layers'),
    ]),
  ],
  visualSelectorsTitle: 'By ground',
  visualSelectors: [
    selector('women-trail', 'Path and ridge', 'trail-runner', 'lagoon-bone-coral', 'side'),
    selector('women-hiking', 'Rock and root', 'hiking-boot', 'clay-bark-bone', 'side'),
    selector('women-winter-boots', 'Ice and snow', 'winter-boot', 'plum-bone-mist', 'side'),
  ],
  menuBanner: {
    id: 'menu-women',
    type: 'banner',
    variant: 'compact',
    title: 'Made for wet hills',
    subtitle: 'Shells that shed water without PFAS.',
    media: square('coast-cliffs', ''),
    targets: [toShelf('women-shells', 'Shop waterproofs')],
  },
});

export const men = item('men', 'Men', {
  columns: [
    column('men-footwear', 'Footwear', [
      link('men-trail', 'Trail running'),
      link('men-hiking', 'Hiking boots'),
      link('men-trainers', 'Trainers'),
      link('men-skate', 'Skate'),
      link('men-sandals', 'Sandals and slip-ons'),
      link('men-winter-boots', 'Winter boots'),
    ]),
    column('men-clothing', 'Clothing', [
      link('men-shells', 'Waterproof jackets'),
      link('men-insulation', 'Down and insulation'),
      link('men-fleece', 'Fleece'),
      link('men-tops', 'Tops'),
      link('men-trousers', 'Trousers and shorts'),
      link('men-base-layers', 'Base layers'),
    ]),
  ],
  visualSelectorsTitle: 'By ground',
  visualSelectors: [
    selector('men-trail', 'Path and ridge', 'trail-runner', 'petrol-bone-volt', 'side'),
    selector('men-hiking', 'Rock and root', 'hiking-boot', 'tan-bark-signal', 'side'),
    selector('men-skate', 'Street', 'skate-low', 'coal-bone-gum', 'side'),
  ],
  menuBanner: {
    id: 'menu-men',
    type: 'banner',
    variant: 'compact',
    title: 'Warm when it stops',
    subtitle: 'Down and recycled fill for standing still.',
    media: square('snow-field', ''),
    targets: [toShelf('men-insulation', 'Shop insulation')],
  },
});
