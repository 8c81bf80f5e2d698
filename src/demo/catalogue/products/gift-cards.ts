import type { Family } from './family.types.ts';

/** Digital: the variants are amounts in the currency of the shop, the colours are designs. */
export const giftCards: Family = {
  code: 'GC',
  number: 90,
  name: 'gift-cards',
  typeLabel: 'Digital gift card',
  silhouette: 'gift-card',
  categories: { unisex: ['gift-cards'] },
  runs: { unisex: 'amounts' },
  sizeCharts: {},
  materials: '',
  care:
    'Sent by e-mail within the hour, or on the day you choose|Valid in the currency it was bought in, ' +
    'online and in every store|Never expires and carries no fee|Cannot be returned once it has been ' +
    'sent',
  ratings: [],
  keywords: 'gift present voucher birthday christmas egift',
  goesWith: ['socks', 'hats', 'bottles', 'hip-packs'],
  reviews: [],
  questions: [
    ['Can I use it with a promo code?', 'Yes. Codes come off first, the card pays the rest.', 'thrifty'],
    ['What if the e-mail gets lost?', 'You can send it again from your order, as often as you like.', 'spamfolder'],
  ],
  styles: [
    {
      n: 1001,
      name: 'Waymark Gift Card',
      for: 'unisex',
      usd: 25,
      tag: 'The right size for everyone.',
      text:
        'Pick a picture, pick an amount, write something kind. It arrives by e-mail with a code that works ' +
        'online and at any till of ours.',
      feat: 'Seven amounts|Your own message|Send now or later',
      spec: 'Delivery:E-mail|Currency:As bought',
      rate: '',
      maxQty: 5,
      colours: 'moss/bone/signal midnight/glacier/saffron clay/blush/chalk',
    },
  ],
};
