import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { backdrop, page, type PageOf, shelf, to, toShelf } from '../parts.ts';
import { promises } from './promises.ts';

/** Pages around the shopping flows: never in a search engine. */
const hidden = { noIndex: true } as const;

const picks = (id: string, title: string, categoryId: string): ContentBlock => ({
  id, type: 'productRecommendations', title, source: 'category', categoryId, limit: 8, cards: 'cards-5',
});

const questions: ContentBlock = {
  id: 'cart-questions',
  type: 'accordions',
  title: 'Before you check out',
  items: [
    { id: 'hold', title: 'Are these things held for me?', html: '<p>Not yet. They are yours once the order is placed; until then somebody else may take the last pair.</p>' },
    { id: 'codes', title: 'Codes and gift cards', html: '<p>One code goes in here. Gift cards, and more than one of them, go with the payment.</p>' },
    { id: 'back', title: 'If it does not fit', html: '<p>Sixty days, free return, here or in any store.</p>' },
  ],
};

const cart: PageOf = (site) =>
  page('cart', 'Cart', 'Your cart.', [questions, promises(site), picks('cart-picks', 'Small things that get forgotten', '5700')], hidden);

const checkout: PageOf = ({ isTaxIncluded, deliveryDays }) =>
  page('checkout', 'Checkout', 'Checkout.', [
    {
      id: 'checkout-help',
      type: 'accordions',
      items: [
        { id: 'delivery', title: 'When does it arrive?', html: `<p>Standard delivery takes ${deliveryDays} working days. Orders placed before two in the afternoon leave the same day.</p>` },
        { id: 'tax', title: isTaxIncluded ? 'Is tax included?' : 'When is tax added?', html: isTaxIncluded ? '<p>Yes. The price you see is the price you pay.</p>' : '<p>Once we know where the parcel goes. You see it before you pay.</p>' },
        { id: 'safe', title: 'Is my card safe?', html: '<p>Card numbers go straight to the payment provider over an encrypted connection. We never see or keep them.</p>' },
      ],
    },
  ], hidden);

const confirmation: PageOf = () =>
  page('order-confirmation', 'Thank you', 'Your order is in.', [
    {
      id: 'confirmation-next',
      type: 'iconAndText',
      variant: 'icon-left',
      iconSize: 'small',
      title: 'What happens now',
      items: [
        { icon: 'mail', richText: '<h3>An e-mail</h3><p>With everything that stands here, in a minute or two.</p>' },
        { icon: 'truck', richText: '<h3>A parcel</h3><p>We write again with a tracking number when it leaves.</p>' },
        { icon: 'return', richText: '<h3>Sixty days</h3><p>To try things on and send back what does not fit.</p>', target: to('/help/returns/how-to-return', 'How to return') },
      ],
    },
    picks('confirmation-picks', 'For the same trip', '5100'),
  ], hidden);

const error: PageOf = () =>
  page('error-4xx', 'Off the path', 'There is nothing at this address.', [
    {
      id: 'error-hero',
      type: 'hero',
      title: 'This path ends here',
      titleH1: true,
      subtitle: 'The page has moved, sold out for good, or never was. These ways lead on.',
      media: backdrop('forest-mist', 'A path that fades into mist'),
      targets: [to('/', 'Home', { style: 'primary', size: 'lg' }), to(shelf('new'), 'New arrivals', { style: 'outline', size: 'lg' })],
      colours: { background: 'ink', title: 'paper', subtitle: 'paper' },
      gradientStyle: 'focused',
      gradientTone: 'ink',
      responsiveLayout: { sm: { layout: 'overlay-bottom' }, lg: { layout: 'overlay', alignment: { horizontal: 'left', vertical: 'middle' } } },
    },
    picks('error-picks', 'Or start with these', '1000'),
  ], hidden);

const search: PageOf = () =>
  page('search', 'Search', 'Search the shop.', [
    { id: 'search-ways', type: 'buttons', alignment: 'left', targets: [toShelf('women-trail', 'Trail running'), toShelf('men-shells', 'Waterproofs'), toShelf('packs', 'Backpacks'), toShelf('socks', 'Socks'), toShelf('gift-cards', 'Gift cards')] },
    picks('search-picks', 'Popular now', '2000'),
  ], hidden);

const giftCard: PageOf = () =>
  page('gift-card', 'Gift cards', 'A digital gift card, sent by e-mail with your words.', [
    {
      id: 'gift-hero', type: 'banner', variant: 'split', imageWidth: 50, title: 'For someone whose size you do not know', titleH1: true,
      subtitle: 'Sent by e-mail on the day you buy it, with a message of yours. It does not lose value.',
      media: backdrop('studio-still', ''), targets: [toShelf('gift-cards', 'Choose an amount', { style: 'primary' })],
    },
  ]);

const promotions: PageOf = ({ freeDeliveryFrom }) =>
  page('promotions', 'Offers', 'What is reduced, and how codes work.', [
    { id: 'offers-title', type: 'banner', variant: 'compact', title: 'Offers', titleH1: true, subtitle: 'Few, and without small print.' },
    { id: 'offers-text', type: 'richText', width: 'narrow', html: `<ul><li>Last season’s colours are reduced while sizes last. We show the lowest price of the thirty days before.</li>${freeDeliveryFrom ? `<li>Standard delivery is free from ${freeDeliveryFrom}.</li>` : ''}<li>First order: FIRSTSTEPS takes fifteen percent off.</li></ul>` },
    picks('offers-picks', 'Reduced now', '6000'),
  ]);

export const flowPages: readonly PageOf[] = [cart, checkout, confirmation, error, search, giftCard, promotions];
