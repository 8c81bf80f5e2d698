import type { ContentBlock, LinkedCardBlock } from '#openapi/generated/waymark.gen.ts';
import { backdrop, outline, page, type PageOf, primary, scene, square, to, toShelf } from '../parts.ts';
import { articles } from './articles.ts';
import { promises } from './promises.ts';
import { promoBar } from './promo-bar.ts';

const hero: ContentBlock = {
  id: 'home-hero',
  type: 'hero',
  name: 'Late autumn ridge',
  overline: 'Autumn, late',
  title: 'Take the long way',
  titleH1: true,
  subtitle: 'Shoes, shells and warm layers for the days that start dark and end dark, and are worth it in between.',
  media: backdrop('ridge-dawn', 'Ridge lines at dawn, one behind the other'),
  targets: [toShelf('women', 'Shop women', primary), toShelf('men', 'Shop men', outline)],
  colours: { background: 'ink', title: 'paper', subtitle: 'paper', overline: 'paper' },
  gradientStyle: 'focused',
  gradientTone: 'ink',
  overlayWidth: 'sm',
  isFullHeight: true,
  hasNavigationPadding: true,
  promotionTracking: { promotionId: 'autumn-ridge', promotionName: 'Take the long way', creativeName: 'hero' },
  responsiveLayout: {
    sm: { layout: 'overlay-bottom', alignment: { horizontal: 'left', vertical: 'bottom' } },
    lg: { layout: 'overlay', alignment: { horizontal: 'left', vertical: 'middle' } },
  },
};

const shelves: ContentBlock = {
  id: 'home-shelves',
  type: 'categoryCards',
  title: 'Start with the ground you are on',
  variant: 'portrait',
  items: [
    { id: 'trail', title: 'Trail running', image: scene('trail-path', 'tall'), target: toShelf('women-trail', 'Trail running') },
    { id: 'hiking', title: 'Hiking boots', image: scene('forest-mist', 'tall'), target: toShelf('men-hiking', 'Hiking boots') },
    { id: 'shells', title: 'Waterproofs', image: scene('coast-cliffs', 'tall'), target: toShelf('women-shells', 'Waterproofs') },
    { id: 'packs', title: 'Backpacks', image: scene('alpine-lake', 'tall'), target: toShelf('packs', 'Backpacks') },
  ],
  bottomMargins: { sm: 'lg', lg: 'xl' },
};

const arrivals: ContentBlock = {
  id: 'home-new',
  type: 'productRecommendations',
  title: 'New this month',
  source: 'category',
  categoryId: '1000',
  limit: 12,
  cards: 'cards-5',
  target: toShelf('new', 'All new arrivals'),
};

const stories: ContentBlock = {
  id: 'home-stories',
  type: 'collection',
  name: 'Two stories [stacked]',
  breakpoints: { sm: { type: 'grid', columns: 1 }, md: { type: 'grid', columns: 2 } },
  items: [
    {
      id: 'story-wet', type: 'banner', title: 'Dry, without the chemistry',
      subtitle: 'Every shell we make now sheds water without PFAS. It took four years and two hundred bad swatches.',
      media: square('forest-mist', 'A forest in mist'),
      targets: [to('/stories/four-years-to-dry', 'Read how'), toShelf('men-shells', 'See the shells')],
      responsiveLayout: { sm: { layout: 'below-1media', alignment: { horizontal: 'left' } } },
    },
    {
      id: 'story-repair', type: 'banner', title: 'We would rather fix it',
      subtitle: 'Zips, seams, soles and poles. Send it in muddy if you must; we have seen worse.',
      media: square('camp-night', 'A lit tent at night'),
      targets: [to('/help/repairs', 'How repairs work'), toShelf('tents', 'See the tents')],
      responsiveLayout: { sm: { layout: 'below-1media', alignment: { horizontal: 'left' } } },
    },
  ],
};

const card = (id: string, title: string, subtitle: string, sceneName: Parameters<typeof square>[0], target: LinkedCardBlock['target']): LinkedCardBlock => ({
  id, type: 'linkedCard', title, subtitle, media: square(sceneName), target,
});

const wetHills: ContentBlock = {
  id: 'home-wet-hills',
  type: 'collection',
  variant: 'cta',
  title: 'Made for wet hills',
  subtitle: 'A kit list for places where the forecast is a formality.',
  textLink: to('/stories/packing-for-rain', 'The whole list'),
  breakpoints: {
    sm: { type: 'carousel', slideWidth: '80%', slideMaxWidth: '19.25rem', slidePadding: 'sm', showArrows: false, showProgress: true },
    md: { type: 'carousel', slideWidth: '45%', slideMaxWidth: '26.5rem', slidePadding: 'md', showArrows: true },
  },
  items: [
    card('wet-shell', 'A shell that stays shut', 'Waterproof jackets for women', 'coast-cliffs', toShelf('women-shells', 'Waterproof jackets for women')),
    card('wet-boot', 'Boots that drain or do not let in', 'Hiking boots for women', 'trail-path', toShelf('women-hiking', 'Hiking boots for women')),
    card('wet-warm', 'Fill that works when soaked', 'Insulation for men', 'snow-field', toShelf('men-insulation', 'Insulation for men')),
    card('wet-base', 'Merino for day four', 'Base layers for men', 'meadow-hut', toShelf('men-base-layers', 'Base layers for men')),
    card('wet-socks', 'Dry socks, twice', 'Socks', 'alpine-lake', toShelf('socks', 'Socks')),
    card('wet-kids', 'Puddle-rated, sizes 4 to 14', 'Kids’ jackets', 'forest-mist', toShelf('kids-outerwear', 'Kids’ jackets')),
  ],
};

const members: ContentBlock = {
  id: 'home-members',
  type: 'benefitBar',
  title: 'Waymark Collective: a point for every unit you spend, early sight of new colours, free standard delivery.',
  targets: [to('/loyalty', 'What members get'), to('/sign-up', 'Join', { dialog: 'sign-up' })],
  alignment: 'left',
  showCloseButton: true,
  colours: { background: 'moss', title: 'paper' },
};

const reading: ContentBlock = {
  id: 'home-reading',
  type: 'collection',
  variant: 'threeCardGrid',
  title: 'From the field',
  textLink: to('/stories', 'All stories'),
  breakpoints: { sm: { type: 'carousel', slideWidth: '85%', slidePadding: 'sm' }, md: { type: 'grid', columns: 3 } },
  items: articles.slice(0, 3).map((article) => ({ id: `home-${article.id}`, type: 'article', article })),
};

const best: ContentBlock = {
  id: 'home-best', type: 'productRecommendations', title: 'What gear people keep buying', source: 'category', categoryId: '5000',
  limit: 12, cards: 'cards-5', target: toShelf('gear', 'All gear'),
};

export const home: PageOf = (site) =>
  page(
    'home',
    'Waymark',
    'Trail shoes, hiking boots, waterproofs, warm layers and packs, built to be repaired. Free returns for 60 days.',
    [promoBar(site), hero, shelves, arrivals, stories, wetHills, members, promises(site), best, reading],
  );
