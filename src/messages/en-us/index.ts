import type { Language } from '../text.ts';

/** What the United States say otherwise than the English of the other files. */
export default {
  address: { addressLine2: 'Apartment, suite, floor' },
  blocks: { colours: { one: '{count} color', other: '{count} colors' } },
  card: { colours: 'Colors of {name}' },
  cart: { helpBody: 'A zipper, a seam, a sole: we mend what we make for as long as you wear it.' },
  'collection-point': {
    place: 'City, ZIP code or store',
    ask: 'Type a city or a ZIP code, and see which stores near it hold your package for you.',
    whoBody: 'We write to you when your package is there. Bring something that shows your name.',
    other: 'Choose another store',
    keep: 'Continue with this store',
  },
  consent: { C0003Text: 'Remembers what makes the shop more convenient, such as your favorite store.' },
  errors: {
    CHK320: 'We could not find this address. Check the street, city and ZIP code.',
    INV700: 'This item is out of stock. Choose another size or color.',
    REW130: 'Join the loyalty program to use rewards.',
    ATTR200: 'Say for which organization this request is.',
  },
  order: {
    cancelled: 'This order was canceled. Nothing will be sent.',
    nextPackedBody: 'Your items are set aside. We start within one business day.',
    nextCollect: 'You pick it up',
    collectFrom: 'Pick up from',
    'status.cancelled': 'Canceled',
    'step.cancelled': 'Canceled',
    tooLate: 'This order cannot be canceled any more',
    cancellationFailed: 'Your order was not canceled',
    returnIntro: 'Choose how many of each. You get a label to print; the package is free.',
  },
  'pay-later': { infoCancel: 'If you cancel your order, the plan is canceled with it.' },
  product: {
    colour: 'Color',
    soldOutNote: 'Sold out in this color. Look at the other colors, or at what is similar below.',
    delivery: 'With you in {min} to {max} business days',
    deliverySame: { one: 'With you in {count} business day', other: 'With you in {count} business days' },
  },
  'size-charts': { 'women-trousers': 'Women’s pants and shorts', 'men-trousers': 'Men’s pants and shorts' },
  stores: {
    place: 'City, ZIP code or store',
    askBody: 'Type a city or a ZIP code, and see what each store has.',
    unlocatedBody: 'Your browser did not tell us. Type a city or a ZIP code instead.',
    changeBody: 'You pick up other items in your cart at {store}.',
    changeAll: 'Pick up everything at {store}',
    changedBody: 'Everything that you pick up is at {store} now.',
    stsHint: 'We send it there, and you pick it up',
  },
} satisfies Language['catalogues'];
