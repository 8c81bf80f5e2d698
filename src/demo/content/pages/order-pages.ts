import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { hidden, page, type PageOf, picks, to } from '../parts.ts';
import { promises } from './promises.ts';

const questions: ContentBlock = {
  id: 'cart-questions',
  type: 'accordions',
  title: 'Before you check out',
  items: [
    {
      id: 'hold',
      title: 'Are these things held for me?',
      html: '<p>Not yet. They are yours once the order is placed; until then somebody else may take the last pair.</p>',
    },
    {
      id: 'codes',
      title: 'Codes and gift cards',
      html: '<p>One code goes in here. Gift cards, and more than one of them, go with the payment.</p>',
    },
    { id: 'back', title: 'If it does not fit', html: '<p>Sixty days, free return, here or in any store.</p>' },
  ],
};

const cart: PageOf = (site) =>
  page(
    'cart',
    'Cart',
    'Your cart.',
    [questions, promises(site), picks('cart-picks', 'Small things that get forgotten', '5700')],
    hidden,
  );

const checkout: PageOf = (site) => {
  const { isTaxIncluded } = site;
  return page(
    'checkout',
    'Checkout',
    'Checkout.',
    [
      {
        id: 'checkout-help',
        type: 'accordions',
        items: [
          {
            id: 'delivery',
            title: 'When does it arrive?',
            html: `<p>Standard delivery takes {days} working days. Orders placed
before two in the afternoon leave the same day.</p>`,
          },
          {
            id: 'tax',
            title: isTaxIncluded ? 'Is tax included?' : 'When is tax added?',
            html: isTaxIncluded
              ? '<p>Yes. The price you see is the price you pay.</p>'
              : '<p>Once we know where the parcel goes. You see it before you pay.</p>',
          },
          {
            id: 'safe',
            title: 'Is my card safe?',
            html:
              '<p>Card numbers go straight to the payment provider over an encrypted connection. We never see ' +
              'or keep them.</p>',
          },
        ],
      },
    ],
    hidden,
  );
};

const confirmation: PageOf = () =>
  page(
    'order-confirmation',
    'Thank you',
    'Your order is in.',
    [
      {
        id: 'confirmation-next',
        type: 'iconAndText',
        variant: 'icon-left',
        iconSize: 'small',
        title: 'What happens now',
        items: [
          { icon: 'mail', richText: '<h3>An e-mail</h3><p>With everything that stands here, in a minute or two.</p>' },
          { icon: 'truck', richText: '<h3>A parcel</h3><p>We write again with a tracking number when it leaves.</p>' },
          {
            icon: 'return',
            richText: '<h3>Sixty days</h3><p>To try things on and send back what does not fit.</p>',
            target: to('/help/returns/how-to-return', 'How to return'),
          },
        ],
      },
      picks('confirmation-picks', 'For the same trip', '5100'),
    ],
    hidden,
  );

/** Around a purchase. */
export const orderPages: readonly PageOf[] = [cart, checkout, confirmation];
