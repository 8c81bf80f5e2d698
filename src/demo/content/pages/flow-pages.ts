import { promoBar } from './promo-bar.ts';
import { backdrop, hidden, page, type PageOf, picks, categoryPath, to, toCategory } from '../parts.ts';

const error: PageOf = () =>
  page(
    'error-4xx',
    'Off the path',
    'There is nothing at this address.',
    [
      {
        id: 'error-hero',
        type: 'hero',
        title: 'This path ends here',
        titleH1: true,
        subtitle: 'The page has moved, sold out for good, or never was. These ways lead on.',
        media: backdrop('forest-mist', 'A path that fades into mist'),
        targets: [
          to('/', 'Home', { style: 'primary', size: 'lg' }),
          to(categoryPath('new'), 'New arrivals', { style: 'outline', size: 'lg' }),
        ],
        colours: { background: 'ink', title: 'paper', subtitle: 'paper' },
        gradientStyle: 'focused',
        gradientTone: 'ink',
        responsiveLayout: {
          sm: { layout: 'overlay-bottom' },
          lg: { layout: 'overlay', alignment: { horizontal: 'left', vertical: 'middle' } },
        },
      },
      picks('error-picks', 'Or start with these', '1000'),
    ],
    hidden,
  );

const search: PageOf = () =>
  page(
    'search',
    'Search',
    'Search the shop.',
    [
      {
        id: 'search-ways',
        type: 'buttons',
        alignment: 'left',
        targets: [
          toCategory('women-trail', 'Trail running'),
          toCategory('men-shells', 'Waterproofs'),
          toCategory('packs', 'Backpacks'),
          toCategory('socks', 'Socks'),
          toCategory('gift-cards', 'Gift cards'),
        ],
      },
    ],
    hidden,
  );

const giftCard: PageOf = () =>
  page('gift-card', 'Gift cards', 'A digital gift card, sent by e-mail with your words.', [
    {
      id: 'gift-hero',
      type: 'banner',
      variant: 'split',
      imageWidth: 50,
      title: 'For someone whose size you do not know',
      titleH1: true,
      subtitle: 'Sent by e-mail on the day you buy it, with a message of yours. It does not lose value.',
      media: backdrop('studio-still', ''),
      targets: [toCategory('gift-cards', 'Choose an amount', { style: 'primary' })],
    },
  ]);

const promotions: PageOf = (site) => {
  const { freeDeliveryFrom } = site;
  const delivery = freeDeliveryFrom ? `<li>Standard delivery is free from ${freeDeliveryFrom}.</li>` : '';
  return page('promotions', 'Offers', 'What is reduced, and how codes work.', [
    {
      id: 'offers-title',
      type: 'banner',
      variant: 'compact',
      title: 'Offers',
      titleH1: true,
      subtitle: 'Few, and without small print.',
    },
    { ...promoBar(site), id: 'offers-promo-bar', colours: { background: 'stone' } },
    {
      id: 'offers-text',
      type: 'richText',
      width: 'narrow',
      html: `<ul><li>Last season’s colours are reduced while sizes last. We show the lowest
price of the thirty days before.</li>${delivery}<li>First
order: FIRSTSTEPS takes fifteen percent off.</li></ul>`,
    },
    {
      id: 'offers-shelf',
      type: 'experience',
      experienceId: 'offers-shelf',
      trackingEvent: 'offers_shelf_seen',
      baselines: [picks('offers-picks', 'Reduced now', '6000')],
      variants: [{ name: 'popular', variantId: 'popular', targets: [picks('offers-popular', 'Popular now', '2000')] }],
    },
  ]);
};

export const flowPages: readonly PageOf[] = [error, search, giftCard, promotions];
