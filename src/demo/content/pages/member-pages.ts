import { parsePhoneNumber } from 'libphonenumber-js';
import type { Store } from '#src/commerce/model/store.ts';
import { stores } from '../../stores.ts';
import { page, type PageOf, textPage, to } from '../parts.ts';

const benefits = (isDeliveryFree: boolean) => [
  { icon: 'star', richText: '<h3>Points</h3><p>One for every unit you spend. A hundred of them are five off.</p>' },
  ...(isDeliveryFree
    ? [{ icon: 'truck', richText: '<h3>Free standard delivery</h3><p>On every order, however small.</p>' }]
    : []),
  { icon: 'clock', richText: '<h3>First pick</h3><p>New colours two days before everyone else.</p>' },
  { icon: 'edit', richText: '<h3>Repairs first</h3><p>Your things go to the front of the workshop.</p>' },
];

const loyalty: PageOf = ({ hasFreeDelivery }) =>
  page(
    'loyalty',
    'Waymark Collective',
    'Points on every order, early sight of new colours, a place in the workshop queue.',
    [
      {
        id: 'loyalty-title',
        type: 'banner',
        variant: 'compact',
        title: 'Waymark Collective',
        titleH1: true,
        subtitle: 'For people who come back.',
      },
      {
        id: 'loyalty-benefits',
        type: 'iconAndText',
        variant: 'icon-above-text',
        iconSize: 'medium',
        items: benefits(hasFreeDelivery),
      },
      {
        id: 'loyalty-join',
        type: 'buttons',
        targets: [
          to('/sign-up?enrollment=loyalty', 'Join, it is free', { style: 'primary', dialog: 'sign-up' }),
          to('/loyalty-terms', 'Terms', { style: 'link' }),
        ],
      },
    ],
  );

const signUp: PageOf = ({ hasFreeDelivery }) =>
  page(
    'sign-up',
    'Sign up',
    'Make an account: faster checkout, orders in one place.',
    [
      {
        id: 'sign-up-benefits',
        type: 'iconAndText',
        variant: 'icon-left',
        iconSize: 'small',
        title: 'With an account',
        titleHeadingTag: 'h1',
        items: benefits(hasFreeDelivery),
      },
    ],
    { noIndex: true },
  );

const modal =
  (slug: string, title: string, html: string): PageOf =>
  () =>
    page(slug, title, title, [{ id: `${slug}-text`, type: 'richText', html }], { noIndex: true });

/** Its name, address and phone: facts, the same in every language. */
function storeText({ name, addressLine1, city, province, postalCode, phone }: Store): string {
  const place = province ? `${city}, ${province} ${postalCode}` : `${postalCode} ${city}`;
  return `<h3>${name}</h3><p>${addressLine1}<br>${place}<br>${parsePhoneNumber(phone).formatInternational()}</p>`;
}

const storesPage: PageOf = ({ country }) =>
  page('stores', 'Stores', 'Try things on, collect an order, have a zip mended.', [
    {
      id: 'stores-title',
      type: 'banner',
      variant: 'compact',
      title: 'Stores',
      titleH1: true,
      subtitle: 'Each with a bench, a boot stretcher and somebody who has been out this week.',
    },
    {
      id: 'stores-services',
      type: 'iconAndText',
      variant: 'icon-left',
      iconSize: 'medium',
      items: [
        {
          icon: 'store',
          richText:
            '<h3>Same-day pickup</h3><p>Reserve online, collect within two hours where the size is in stock.</p>',
        },
        { icon: 'ruler', richText: '<h3>Boot fitting</h3><p>Both feet measured, hot and late in the day.</p>' },
        { icon: 'edit', richText: '<h3>Workshop</h3><p>Zips, patches and soles, while you wait where we can.</p>' },
      ],
    },
    {
      id: 'stores-places',
      type: 'iconAndText',
      variant: 'icon-left',
      iconSize: 'medium',
      title: 'Where they are',
      items: stores
        .filter((store) => store.country === country)
        .map((store) => ({ icon: 'pin', richText: storeText(store) })),
    },
  ]);

const storeLocator: PageOf = () =>
  page('store-locator', 'Find a store', 'Waymark stores near you.', [
    {
      id: 'locator-text',
      type: 'richText',
      html: '<p>Type a town or a postal code, or let the browser say where you are.</p>',
    },
  ]);

const loyaltyTerms: PageOf = () =>
  textPage(
    'loyalty-terms',
    'Collective terms',
    'How points come and go.',
    '<ul><li>You earn one point for every whole unit of currency you spend on goods, after ' +
      'reductions and without delivery and tax.</li><li>Points arrive when the return period of the ' +
      'order has begun and leave when you send something back.</li><li>They expire after two years ' +
      'without an order.</li><li>Points are not money and cannot be given away or paid ' +
      'out.</li><li>You can leave at any time; unused points end with the membership.</li></ul>',
  );

export const memberPages: readonly PageOf[] = [
  loyalty,
  loyaltyTerms,
  signUp,
  storesPage,
  storeLocator,
  modal('sign-in-modal', 'Sign in', '<p>Sign in for your orders, your addresses and a shorter checkout.</p>'),
  modal('sign-up-modal', 'Make an account', '<p>Two minutes now, one minute less at every checkout.</p>'),
  modal(
    'loyalty-modal',
    'Join the Collective',
    '<p>Points on every order and first pick of new colours. Leaving is as easy as joining.</p>',
  ),
];
