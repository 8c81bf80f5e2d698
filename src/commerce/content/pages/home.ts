import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { backdrop, outline, page, type PageOf, primary, scene, to, toShelf } from '../parts.ts';
import { articles } from './articles.ts';
import { stories, wetHills } from './home-stories.ts';
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
    {
      id: 'trail',
      title: 'Trail running',
      image: scene('trail-path', 'tall'),
      target: toShelf('women-trail', 'Trail running'),
    },
    {
      id: 'hiking',
      title: 'Hiking boots',
      image: scene('forest-mist', 'tall'),
      target: toShelf('men-hiking', 'Hiking boots'),
    },
    {
      id: 'shells',
      title: 'Waterproofs',
      image: scene('coast-cliffs', 'tall'),
      target: toShelf('women-shells', 'Waterproofs'),
    },
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
    [promoBar(site), hero, shelves, arrivals, stories, wetHills, members, promises(site), best, reading],
  );
