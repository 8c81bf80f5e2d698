import { hidden, page, type PageOf, picks, to } from '../parts.ts';
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

/** Pages that have a name of their own in the contract (catalogue 7). */
export const placePages: readonly PageOf[] = [
  account,
  profile,
  contact,
  place('basecamp', 'Basecamp', 'Where members meet before they set out.', '1000'),
  place('westend', 'The West End store', 'Our store in the middle of the city.', '2000'),
];
