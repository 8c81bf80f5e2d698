import type { CollectionItem, UpsellItem } from '#openapi/generated/waymark.gen.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';
import { priceOf } from '../../catalogue/prices.ts';
import type { SceneName } from '../../pictures/names.ts';
import { backdrop, hidden, page, type PageOf, picks, still, to, toCategory } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { promises } from './promises.ts';

const account: PageOf = (site) =>
  page(
    'account',
    'Your account',
    'Your account.',
    [promises(site), picks('account-picks', 'Popular now', '2000')],
    hidden,
  );

const profile: PageOf = (site) => page('account-profile', 'Profile', 'Your profile.', [promises(site)], hidden);

const contact: PageOf = (site) =>
  page(
    'contact-us',
    'Contact us',
    'Real people who own wet tents.',
    [
      {
        id: 'contact-ways',
        type: 'banner',
        variant: 'compact',
        title: 'Contact us',
        titleH1: true,
        targets: [
          to('/help/contact-us', 'Contact us', { style: 'primary' }),
          to('/help/delivery', 'Delivery', { style: 'outline', fragmentId: 'delivery' }),
          to('/help/returns/how-to-return', 'How to return', { style: 'outline', fragmentId: 'returns' }),
        ],
      },
      promises(site),
    ],
    hidden,
  );

/** A place of the house: where members meet, and a store. */
const place =
  (slug: string, title: string, subtitle: string, categoryId: string): PageOf =>
  (site) =>
    page(slug, title, subtitle, [
      {
        id: `${slug}-title`,
        type: 'banner',
        variant: 'compact',
        title,
        titleH1: true,
        subtitle,
        targets: [to('/stores', 'Find a store', { style: 'primary' })],
      },
      promises(site),
      picks(`${slug}-picks`, 'Popular now', categoryId),
    ]);

const slide = (id: string, title: string, scene: SceneName, [key, text]: [CategoryKey, string]): CollectionItem => ({
  id,
  type: 'banner',
  title,
  media: backdrop(scene),
  targets: [toCategory(key, text, { style: 'outline' })],
  colours: { background: 'ink', title: 'paper' },
  gradientStyle: 'focused',
  gradientTone: 'ink',
  responsiveLayout: { sm: { layout: 'overlay-bottom' } },
});

/** What a cup of soup at a store asks for. Product, variant, name, path, full price in dollars, and picture. */
const things = [
  ['WMBT1005CHK', 'ONE', 'Hearth Mug', 'hearth-mug-enamel-mug', 24, 'mug', 'chalk-midnight-signal'],
  [
    'WMBT1002HBR',
    'ONE',
    'Beck Bottle 1000',
    'beck-bottle-1000-insulated-bottle',
    45,
    'water-bottle',
    'harbour-midnight-chalk',
  ],
  ['WMHT1001MOS', 'SM', 'Skyline Cap', 'skyline-cap-cap', 32, 'cap', 'moss-bone-signal'],
] as const;

const along = ({ currency }: ContentSite): UpsellItem[] =>
  things.map(([id, size, name, slug, usd, silhouette, colours]) => ({
    id,
    sku: `${id}-${size}`,
    name,
    url: `/p/${slug}-${id}`,
    image: still(silhouette, colours, 'front'),
    price: priceOf(usd, null, null).list[currency],
    currency,
  }));

const basecamp: PageOf = (site) => {
  const { blocks, ...rest } = place('basecamp', 'Basecamp', 'Where members meet before they set out.', '1000')(site);
  const [title, ...end] = blocks;
  return {
    ...rest,
    blocks: [
      ...(title ? [title] : []),
      {
        id: 'basecamp-nav',
        type: 'secondaryNav',
        title: 'On this page',
        items: [to('#meeting', 'When we meet'), to('#ways', 'Three ways out'), to('#bring', 'What to bring')],
      },
      { id: 'basecamp-meeting', type: 'anchor', anchor: 'meeting' },
      {
        id: 'basecamp-when',
        type: 'richText',
        width: 'narrow',
        html: '<h3>When we meet</h3><p>Every first Thursday at seven, at a store near you. Somebody brings soup.</p>',
      },
      {
        id: 'basecamp-weekend',
        type: 'event',
        subtitle: 'Two nights out with whoever comes. Choose one or both.',
        media: backdrop('ridge-dawn'),
        event: {
          eventId: 'basecamp-weekend',
          title: 'The spring weekend',
          startDate: '2027-05-21',
          endDate: '2027-05-22',
          enablePlusOne: true,
          submitCtaLabel: 'Come along',
          confirmationTitle: 'See you in the hills',
          confirmationSubtitle: 'Your name is on the list. Bring a cup for the soup.',
        },
      },
      {
        id: 'basecamp-picture',
        type: 'picture',
        media: backdrop('camp-night', 'Tents under the stars'),
        caption: { text: 'Last October, four degrees', position: 'bottom-left', colour: 'ink', style: 'xs' },
      },
      { id: 'basecamp-ways', type: 'anchor', anchor: 'ways' },
      {
        id: 'basecamp-slides',
        type: 'carousel',
        title: 'Three ways out',
        breakpoints: {
          sm: {
            type: 'carousel',
            autoplay: true,
            autorotateTime: 6,
            loop: true,
            showArrows: true,
            showIndicators: true,
            showProgress: false,
          },
        },
        items: [
          slide('basecamp-run', 'Before breakfast', 'ridge-dawn', ['women-trail', 'Trail running']),
          slide('basecamp-walk', 'All day', 'alpine-lake', ['men-shells', 'Waterproofs']),
          slide('basecamp-sleep', 'Overnight', 'aurora', ['packs', 'Backpacks']),
        ],
      },
      {
        id: 'basecamp-seen',
        type: 'userGeneratedContent',
        title: 'Seen outside',
        subtitle: 'Pictures of people who were there.',
        containerId: 'seen-outside',
        filter: 'basecamp',
      },
      { id: 'basecamp-bring', type: 'anchor', anchor: 'bring' },
      {
        id: 'basecamp-list',
        type: 'dialog',
        title: 'What to bring',
        trigger: to('#bring', 'What to bring'),
        items: [
          {
            id: 'basecamp-list-text',
            type: 'richText',
            html: '<ul><li>A cup, for the soup.</li><li>A lamp, for the way back.</li><li>A layer more than you think.</li></ul>',
          },
        ],
      },
      {
        id: 'basecamp-along',
        type: 'upsell',
        title: 'Good to have along',
        items: along(site),
      },
      { id: 'basecamp-space', type: 'spacer', bottomMargins: { sm: 'sm', lg: 'md' } },
      ...end,
    ],
  };
};

/** Pages that have a name of their own in the contract (catalogue 7). */
export const placePages: readonly PageOf[] = [
  account,
  profile,
  contact,
  basecamp,
  place('westend', 'The West End store', 'Our store in the middle of the city.', '2000'),
];
