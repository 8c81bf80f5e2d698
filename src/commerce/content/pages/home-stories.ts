import type { ContentBlock, ContentMediaItem, LinkedCardBlock } from '#openapi/generated/waymark.gen.ts';
import { backdrop, outline, primary, square, still, to, toShelf } from '../parts.ts';

/** Two stories side by side. */
export const stories: ContentBlock = {
  id: 'home-stories',
  type: 'collection',
  name: 'Two stories [stacked]',
  breakpoints: { sm: { type: 'grid', columns: 1 }, md: { type: 'grid', columns: 2 } },
  items: [
    {
      id: 'story-wet',
      type: 'banner',
      title: 'Dry, without the chemistry',
      subtitle: 'Every shell we make now sheds water without PFAS. It took four years and two hundred bad swatches.',
      media: square('alpine-lake', 'A lake below snowy peaks'),
      targets: [to('/stories/four-years-to-dry', 'Read how'), toShelf('men-shells', 'See the shells')],
      responsiveLayout: { sm: { layout: 'below-1media', alignment: { horizontal: 'left' } } },
    },
    {
      id: 'story-repair',
      type: 'banner',
      title: 'We would rather fix it',
      subtitle: 'Zips, seams, soles and poles. Send it in muddy if you must; we have seen worse.',
      media: square('camp-night', 'A lit tent at night'),
      targets: [to('/help/repairs', 'How repairs work'), toShelf('tents', 'See the tents')],
      responsiveLayout: { sm: { layout: 'below-1media', alignment: { horizontal: 'left' } } },
    },
  ],
};

const card = (
  id: string,
  title: string,
  subtitle: string,
  image: ContentMediaItem,
  target: LinkedCardBlock['target'],
): LinkedCardBlock => ({
  id,
  type: 'linkedCard',
  title,
  subtitle,
  media: { sm: image },
  target,
});

/** The second campaign: night, between the rows of products. */
export const winter: ContentBlock = {
  id: 'home-winter',
  type: 'banner',
  overline: 'Winter, early',
  title: 'Warm when it stops',
  subtitle: 'Down and recycled fill for standing still, looking up.',
  media: backdrop('aurora', 'Northern lights over snowy peaks'),
  targets: [toShelf('women-insulation', 'Women’s insulation', primary), toShelf('men-insulation', 'Men’s', outline)],
  colours: { background: 'ink', title: 'paper', subtitle: 'paper' },
  gradientStyle: 'focused',
  gradientTone: 'ink',
  overlayWidth: 'sm',
  promotionTracking: { promotionId: 'winter-night', promotionName: 'Warm when it stops', creativeName: 'banner' },
  responsiveLayout: { sm: { layout: 'overlay-bottom', alignment: { horizontal: 'left', vertical: 'bottom' } } },
};

/** The collection of the season. */
export const wetHills: ContentBlock = {
  id: 'home-wet-hills',
  type: 'collection',
  variant: 'cta',
  title: 'Made for wet hills',
  subtitle: 'A kit list for places where the forecast is a formality.',
  textLink: to('/stories/packing-for-rain', 'The whole list'),
  breakpoints: {
    sm: {
      type: 'carousel',
      slideWidth: '80%',
      slideMaxWidth: '19.25rem',
      slidePadding: 'sm',
      showArrows: false,
      showProgress: true,
    },
    md: { type: 'carousel', slideWidth: '45%', slideMaxWidth: '26.5rem', slidePadding: 'md', showArrows: true },
  },
  items: [
    card(
      'wet-shell',
      'A shell that stays shut',
      'Waterproof jackets for women',
      still('shell-jacket', 'signal-coal-bone', 'front'),
      toShelf('women-shells', 'Waterproof jackets for women'),
    ),
    card(
      'wet-boot',
      'Boots that drain or do not let in',
      'Hiking boots for women',
      still('hiking-boot', 'spruce-bark-signal', 'side'),
      toShelf('women-hiking', 'Hiking boots for women'),
    ),
    card(
      'wet-warm',
      'Fill that works when soaked',
      'Insulation for men',
      still('puffer', 'harbour-ink-signal', 'front'),
      toShelf('men-insulation', 'Insulation for men'),
    ),
    card(
      'wet-base',
      'Merino for day four',
      'Base layers for men',
      still('base-layer-top', 'moss-ink-bone', 'front'),
      toShelf('men-base-layers', 'Base layers for men'),
    ),
    card('wet-socks', 'Dry socks, twice', 'Socks', still('socks', 'rust-bone-ink', 'pair'), toShelf('socks', 'Socks')),
    card(
      'wet-kids',
      'Puddle-rated, sizes 4 to 14',
      'Kids’ jackets',
      still('shell-jacket', 'saffron-petrol-bone', 'front'),
      toShelf('kids-outerwear', 'Kids’ jackets'),
    ),
  ],
};
