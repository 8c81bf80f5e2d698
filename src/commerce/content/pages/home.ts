import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { backdrop, outline, page, type PageOf, primary, still, to, toShelf } from '../parts.ts';
import { articles } from './articles.ts';
import { stories, wetHills, winter } from './home-stories.ts';
import { promises } from './promises.ts';

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
    lg: { layout: 'overlay-bottom', alignment: { horizontal: 'left', vertical: 'bottom' } },
  },
};

const shelves: ContentBlock = {
  id: 'home-shelves',
  type: 'categoryCards',
  title: 'Start with the ground you are on',
  variant: 'portrait',
  items: [
    {
      id: 'trail',
      title: 'Trail running',
      image: still('trail-runner', 'moss-bone-signal', 'pair'),
      target: toShelf('women-trail', 'Trail running'),
    },
    {
      id: 'hiking',
      title: 'Hiking boots',
      image: still('hiking-boot', 'tan-bark-signal', 'side'),
      target: toShelf('men-hiking', 'Hiking boots'),
    },
    {
      id: 'shells',
      title: 'Waterproofs',
      image: still('shell-jacket', 'lagoon-ink-signal', 'front'),
      target: toShelf('women-shells', 'Waterproofs'),
    },
    {
      id: 'packs',
      title: 'Backpacks',
      image: still('pack', 'rust-ink-bone', 'front'),
      target: toShelf('packs', 'Backpacks'),
    },
  ],
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

const members: ContentBlock = {
  id: 'home-members',
  type: 'benefitBar',
  title: 'Waymark Collective',
  subtitle: 'Points on every order, new colours before anyone else, and standard delivery on us.',
  targets: [to('/sign-up', 'Join', { ...outline, dialog: 'sign-up' }), to('/loyalty', 'What members get')],
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
  id: 'home-best',
  type: 'productRecommendations',
  title: 'What gear people keep buying',
  source: 'category',
  categoryId: '5000',
  limit: 12,
  cards: 'cards-5',
  target: toShelf('gear', 'All gear'),
};

export const home: PageOf = (site) =>
  page(
    'home',
    'Waymark',
    'Trail shoes, hiking boots, waterproofs, warm layers and packs, built to be repaired. Free returns for 60 days.',
    [hero, shelves, arrivals, stories, wetHills, winter, best, reading, members, promises(site)],
  );
