import { page, type PageOf, textPage, to } from '../parts.ts';

const benefits = (isDeliveryFree: boolean) => [
  { icon: 'star', richText: '<h3>Points</h3><p>One for every unit you spend. 500 of them are five off.</p>' },
  ...(isDeliveryFree
    ? [{ icon: 'truck', richText: '<h3>Free standard delivery</h3><p>On every order, however small.</p>' }]
    : []),
  { icon: 'clock', richText: '<h3>First pick</h3><p>New colours two days before everyone else.</p>' },
  { icon: 'edit', richText: '<h3>Repairs first</h3><p>Your things go to the front of the workshop.</p>' },
];

const terms = to('/loyalty-terms', 'Terms', { style: 'link' });

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
        id: 'loyalty-ways',
        type: 'segmentation',
        segments: [
          {
            id: 'members',
            audience: 'loyalty-loggedin',
            targets: [
              { id: 'loyalty-points', type: 'buttons', targets: [to('/account/loyalty', 'Your points'), terms] },
            ],
          },
        ],
        baselines: [
          {
            id: 'loyalty-join',
            type: 'buttons',
            targets: [
              to('/sign-up?enrollment=loyalty', 'Join, it is free', { style: 'primary', dialog: 'sign-up' }),
              terms,
            ],
          },
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
  storeLocator,
  modal('sign-in-modal', 'Sign in', '<p>Sign in for your orders, your addresses and a shorter checkout.</p>'),
  modal('sign-up-modal', 'Make an account', '<p>Two minutes now, one minute less at every checkout.</p>'),
  modal(
    'loyalty-modal',
    'Join the Collective',
    '<p>Points on every order and first pick of new colours. Leaving is as easy as joining.</p>',
  ),
];
