import type { ContentBlock, ContentPage } from '#openapi/generated/waymark.gen.ts';
import { backdrop, outline, page, primary, still, to, toCategory } from '../parts.ts';
import { categoryName } from '../category-name.ts';
import type { ContentSite } from '../site.ts';
import { homeWords } from '../words/menu-and-home.ts';
import { articles } from './articles.ts';
import { stories, wetHills, winter } from './home-stories.ts';
import { promises } from './promises.ts';

function hero({ language }: ContentSite): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-hero',
    type: 'hero',
    name: 'Late autumn ridge',
    overline: t('heroOver'),
    title: t('heroTitle'),
    titleH1: true,
    subtitle: t('heroText'),
    media: backdrop('ridge-dawn', t('heroPicture')),
    targets: [toCategory('women', t('shopWomen'), primary), toCategory('men', t('shopMen'), outline)],
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

function categoryRow({ language }: ContentSite): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-shelves',
    type: 'categoryCards',
    title: t('ground'),
    variant: 'portrait',
    items: [
      {
        id: 'trail',
        title: t('trail'),
        image: still('trail-runner', 'moss-bone-signal', 'pair'),
        target: toCategory('women-trail', t('trail')),
      },
      {
        id: 'hiking',
        title: t('hiking'),
        image: still('hiking-boot', 'tan-bark-signal', 'side'),
        target: toCategory('men-hiking', t('hiking')),
      },
      {
        id: 'shells',
        title: t('waterproofs'),
        image: still('shell-jacket', 'lagoon-ink-signal', 'front'),
        target: toCategory('women-shells', t('waterproofs')),
      },
      {
        id: 'packs',
        title: categoryName('packs', language),
        image: still('pack', 'rust-ink-bone', 'front'),
        target: toCategory('packs', categoryName('packs', language)),
      },
    ],
  };
}

function arrivals({ language }: ContentSite): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-new',
    type: 'productRecommendations',
    title: t('arrivals'),
    source: 'category',
    categoryId: '1000',
    limit: 12,
    cards: 'cards-5',
    target: toCategory('new', t('allArrivals')),
  };
}

function members({ language, hasFreeDelivery }: ContentSite): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-members',
    type: 'benefitBar',
    title: 'Waymark Collective',
    subtitle: t(hasFreeDelivery ? 'membersText' : 'membersTextPaid'),
    targets: [
      to('/sign-up?enrollment=loyalty', t('join'), { ...outline, dialog: 'sign-up' }),
      to('/loyalty', t('benefits')),
    ],
    alignment: 'left',
    showCloseButton: true,
    colours: { background: 'moss', title: 'paper' },
  };
}

function reading({ language }: ContentSite): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-reading',
    type: 'collection',
    variant: 'threeCardGrid',
    title: t('field'),
    textLink: to('/stories', t('allStories')),
    breakpoints: { sm: { type: 'carousel', slideWidth: '85%', slidePadding: 'sm' }, md: { type: 'grid', columns: 3 } },
    items: articles(language)
      .slice(0, 3)
      .map((article) => ({ id: `home-${article.id}`, type: 'article', article })),
  };
}

function best({ language }: ContentSite): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-best',
    type: 'productRecommendations',
    title: t('best'),
    source: 'category',
    categoryId: '5000',
    limit: 12,
    cards: 'cards-5',
    target: toCategory('gear', t('allGear')),
  };
}

export function home(site: ContentSite): ContentPage {
  const t = homeWords(site.language);
  const made = [stories, wetHills, winter].map((make) => make(site.language));
  const blocks = [
    hero(site),
    categoryRow(site),
    arrivals(site),
    ...made,
    best(site),
    reading(site),
    members(site),
    promises(site),
  ];
  return page('home', 'Waymark', t('seoDescription'), blocks, { seoTitle: t('seoTitle') });
}
