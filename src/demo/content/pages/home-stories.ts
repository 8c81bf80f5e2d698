import type { ContentBlock, ContentMediaItem, LinkedCardBlock } from '#openapi/generated/waymark.gen.ts';
import type { Language } from '#src/commerce/model/locale.ts';
import { backdrop, outline, primary, square, still, to, toCategory } from '../parts.ts';
import { categoryName } from '../category-name.ts';
import { homeWords } from '../words/menu-and-home.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

/** Two stories side by side. */
export function stories(language: Language): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-stories',
    type: 'collection',
    name: 'Two stories [stacked]',
    breakpoints: { sm: { type: 'grid', columns: 1 }, md: { type: 'grid', columns: 2 } },
    items: [
      {
        id: 'story-wet',
        type: 'banner',
        title: t('dryTitle'),
        subtitle: t('dryText'),
        media: square('alpine-lake', t('dryPicture')),
        targets: [to('/stories/four-years-to-dry', t('readHow')), toCategory('men-shells', t('seeShells'))],
        responsiveLayout: { sm: { layout: 'below-1media', alignment: { horizontal: 'left' } } },
      },
      {
        id: 'story-repair',
        type: 'banner',
        title: t('fixTitle'),
        subtitle: t('fixText'),
        media: square('camp-night', t('fixPicture')),
        targets: [to('/help/repairs', t('howRepairs')), toCategory('tents', t('seeTents'))],
        responsiveLayout: { sm: { layout: 'below-1media', alignment: { horizontal: 'left' } } },
      },
    ],
  };
}

const card = (
  [id, key, title]: [id: string, key: CategoryKey, title: string],
  image: ContentMediaItem,
  language: Language,
): LinkedCardBlock => ({
  id,
  type: 'linkedCard',
  title,
  subtitle: categoryName(key, language),
  media: { sm: image },
  target: toCategory(key, categoryName(key, language)),
});

/** The second campaign: night, between the rows of products. */
export function winter(language: Language): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-winter',
    type: 'banner',
    overline: t('winterOver'),
    title: t('winterTitle'),
    subtitle: t('winterText'),
    media: backdrop('aurora', t('winterPicture')),
    targets: [
      toCategory('women-insulation', t('womensInsulation'), primary),
      toCategory('men-insulation', t('mensInsulation'), outline),
    ],
    colours: { background: 'ink', title: 'paper', subtitle: 'paper' },
    gradientStyle: 'focused',
    gradientTone: 'ink',
    overlayWidth: 'sm',
    promotionTracking: { promotionId: 'winter-night', promotionName: 'Warm when it stops', creativeName: 'banner' },
    responsiveLayout: { sm: { layout: 'overlay-bottom', alignment: { horizontal: 'left', vertical: 'bottom' } } },
  };
}

function cards(language: Language): LinkedCardBlock[] {
  const t = homeWords(language);
  const shell = still('shell-jacket', 'signal-coal-bone', 'front');
  const boot = still('hiking-boot', 'spruce-bark-signal', 'side');
  const warm = still('puffer', 'harbour-ink-signal', 'front');
  const base = still('base-layer-top', 'moss-ink-bone', 'front');
  return [
    card(['wet-shell', 'women-shells', t('wetShell')], shell, language),
    card(['wet-boot', 'women-hiking', t('wetBoot')], boot, language),
    card(['wet-warm', 'men-insulation', t('wetWarm')], warm, language),
    card(['wet-base', 'men-base-layers', t('wetBase')], base, language),
    card(['wet-socks', 'socks', t('wetSocks')], still('socks', 'rust-bone-ink', 'pair'), language),
    card(['wet-kids', 'kids-outerwear', t('wetKids')], still('shell-jacket', 'saffron-petrol-bone', 'front'), language),
  ];
}

/** The collection of the season. */
export function wetHills(language: Language): ContentBlock {
  const t = homeWords(language);
  return {
    id: 'home-wet-hills',
    type: 'collection',
    variant: 'cta',
    title: t('wetTitle'),
    subtitle: t('wetText'),
    textLink: to('/stories/packing-for-rain', t('wholeList')),
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
    items: cards(language),
  };
}
