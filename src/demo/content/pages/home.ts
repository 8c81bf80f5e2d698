import type { ContentBlock, ContentPage } from '#openapi/generated/waymark.gen.ts';
import { backdrop, outline, page, primary, still, to, toShelf } from '../parts.ts';
import { shelfName } from '../shelf-name.ts';
import type { ContentSite } from '../site.ts';
import { homeWords } from '../words/menu-and-home.ts';
import { articles } from './articles.ts';
import { stories, wetHills, winter } from './home-stories.ts';
import { promises } from './promises.ts';

function hero({ language }: ContentSite): ContentBlock {
  const say = homeWords(language);
  return {
    id: 'home-hero',
    type: 'hero',
    name: 'Late autumn ridge',
    overline: say('heroOver'),
    title: say('heroTitle'),
    titleH1: true,
    subtitle: say('heroText'),
    media: backdrop('ridge-dawn', say('heroPicture')),
    targets: [toShelf('women', say('shopWomen'), primary), toShelf('men', say('shopMen'), outline)],
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
}

function shelves({ language }: ContentSite): ContentBlock {
  const say = homeWords(language);
  return {
    id: 'home-shelves',
    type: 'categoryCards',
    title: say('ground'),
    variant: 'portrait',
    items: [
      {
        id: 'trail',
        title: say('trail'),
        image: still('trail-runner', 'moss-bone-signal', 'pair'),
        target: toShelf('women-trail', say('trail')),
      },
      {
        id: 'hiking',
        title: say('hiking'),
        image: still('hiking-boot', 'tan-bark-signal', 'side'),
        target: toShelf('men-hiking', say('hiking')),
      },
      {
        id: 'shells',
        title: say('waterproofs'),
        image: still('shell-jacket', 'lagoon-ink-signal', 'front'),
        target: toShelf('women-shells', say('waterproofs')),
      },
      {
        id: 'packs',
        title: shelfName('packs', language),
        image: still('pack', 'rust-ink-bone', 'front'),
        target: toShelf('packs', shelfName('packs', language)),
      },
    ],
  };
}

function arrivals({ language }: ContentSite): ContentBlock {
  const say = homeWords(language);
  return {
    id: 'home-new',
    type: 'productRecommendations',
    title: say('arrivals'),
    source: 'category',
    categoryId: '1000',
    limit: 12,
    cards: 'cards-5',
    target: toShelf('new', say('allArrivals')),
  };
}

function members({ language, hasFreeDelivery }: ContentSite): ContentBlock {
  const say = homeWords(language);
  return {
    id: 'home-members',
    type: 'benefitBar',
    title: 'Waymark Collective',
    subtitle: say(hasFreeDelivery ? 'membersText' : 'membersTextPaid'),
    targets: [to('/sign-up', say('join'), { ...outline, dialog: 'sign-up' }), to('/loyalty', say('benefits'))],
    alignment: 'left',
    showCloseButton: true,
    colours: { background: 'moss', title: 'paper' },
  };
}

function reading({ language }: ContentSite): ContentBlock {
  const say = homeWords(language);
  return {
    id: 'home-reading',
    type: 'collection',
    variant: 'threeCardGrid',
    title: say('field'),
    textLink: to('/stories', say('allStories')),
    breakpoints: { sm: { type: 'carousel', slideWidth: '85%', slidePadding: 'sm' }, md: { type: 'grid', columns: 3 } },
    items: articles(language)
      .slice(0, 3)
      .map((article) => ({ id: `home-${article.id}`, type: 'article', article })),
  };
}

function best({ language }: ContentSite): ContentBlock {
  const say = homeWords(language);
  return {
    id: 'home-best',
    type: 'productRecommendations',
    title: say('best'),
    source: 'category',
    categoryId: '5000',
    limit: 12,
    cards: 'cards-5',
    target: toShelf('gear', say('allGear')),
  };
}

export function home(site: ContentSite): ContentPage {
  const say = homeWords(site.language);
  const made = [stories, wetHills, winter].map((make) => make(site.language));
  const blocks = [
    hero(site),
    shelves(site),
    arrivals(site),
    ...made,
    best(site),
    reading(site),
    members(site),
    promises(site),
  ];
  return page('home', 'Waymark', say('seoDescription'), blocks, { seoTitle: say('seoTitle') });
}
