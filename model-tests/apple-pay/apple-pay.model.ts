import { applePayMachine } from '#machines/apple-pay/apple-pay.machine.ts';
import type { Agreement, Merchant, WalletItem } from '#machines/apple-pay/apple-pay.types.ts';
import type { Cart, Order } from '#openapi/generated/waymark.gen.ts';
import type { WalletContact } from '#src/domain/apple-pay.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { addressedCart, billedCart, freshCart, placedOrder } from '#model-tests/checkout/checkout.fixtures.ts';

export const cart = freshCart;
export const dearer = addressedCart;
/** With both contacts, and the total that the sheet showed last. */
export const billed: Cart = {
  ...billedCart,
  totals: { ...billedCart.totals, remainingToPay: cart.totals.remainingToPay },
};
/** With both contacts, and another total. */
export const outdated: Cart = {
  ...billedCart,
  totals: { ...billedCart.totals, remainingToPay: cart.totals.remainingToPay + 500 },
};
export const order = placedOrder;
/** The bank wants to ask the shopper, whom the sheet cannot show it to. */
export const waiting: Order = { ...placedOrder, status: 'pending-authentication' };
export const item: WalletItem = {
  item: { productId: 'WMTR1001MOS', upc: '884501001085', qty: 1 },
  amount: 12_900,
  currency: 'USD',
};
export const key = '4b0a8b5e-54c2-4f0e-8a39-0c1a5c5f6a11';
export const merchant: Merchant = { sessionId: 'ws_7c1f0b4e22', merchantSession: { signature: 'signed' } };

export const home: WalletContact = {
  givenName: 'Riley',
  familyName: 'Morgan',
  emailAddress: 'riley.morgan@example.com',
  phoneNumber: '3035550147',
  addressLines: ['1035 Pearl Street'],
  locality: 'Boulder',
  administrativeArea: 'CO',
  postalCode: '80302',
  countryCode: 'US',
};
export const agreement: Agreement = { token: 'wallet_4f9a1c7e', shipping: home, billing: home };
const agreed = (other: Partial<Agreement>) => ({
  type: 'payment.authorised' as const,
  agreement: { ...agreement, ...other },
  key,
});

/**
 * PAY400: the provider refuses. SHP410, PYT406: a contact is not in order. ORD415: the total changed. INV406: sold out.
 * ORD409: no order was placed. The others are outages.
 */
export const refusals = {
  declined: { errorId: 'PAY400', message: 'PAY400', status: 402 },
  notThere: { errorId: 'PAY401', message: 'PAY401', status: 422 },
  phone: {
    errorId: 'SHP410',
    message: 'SHP410',
    status: 422,
    fields: [{ field: '/addresses/0/phone', errorId: 'SHP410' }],
  },
  payer: {
    errorId: 'PYT406',
    message: 'PYT406',
    status: 422,
    fields: [{ field: '/address/province', errorId: 'PYT406' }],
  },
  repriced: { errorId: 'ORD415', message: 'ORD415', status: 409 },
  soldOut: { errorId: 'INV406', message: 'INV406', status: 409 },
  noOrder: { errorId: 'ORD409', message: 'ORD409', status: 404 },
  lost: { errorId: 'UNEXPECTED', message: 'lost', status: 0 },
};

export const send = {
  'applePay.pressed': [
    { type: 'applePay.pressed', cart, item: null },
    { type: 'applePay.pressed', cart: null, item },
  ],
  'merchant.asked': { type: 'merchant.asked' },
  'contact.selected': { type: 'contact.selected', contact: { postalCode: '80302', countryCode: 'US' } },
  'method.selected': { type: 'method.selected', code: 'US_EXPRESS' },
  'card.selected': { type: 'card.selected' },
  'payment.authorised': [
    agreed({}),
    agreed({ shipping: { ...home, countryCode: 'NO' } }),
    agreed({ billing: { ...home, countryCode: 'NO' } }),
    agreed({ shipping: { ...home, countryCode: 'NO' }, billing: { ...home, countryCode: 'NO' } }),
  ],
  'sheet.cancelled': { type: 'sheet.cancelled' },
} as const;

export const model = modelOf(applePayMachine, {
  input: { country: 'US', countries: ['US', 'CA'] },
  send,
  outcomes: {
    detect: { done: [true, false], failed: [refusals.lost] },
    sheet: { failed: [new Error('the sheet does not open')] },
    makeCart: { done: [cart], failed: [refusals.soldOut] },
    validateMerchant: { done: [merchant], failed: [refusals.lost] },
    setContact: { done: [dearer], failed: [refusals.notThere] },
    setMethod: { done: [dearer], failed: [refusals.lost] },
    addContacts: { done: [billed, outdated], failed: [refusals.phone, refusals.payer, refusals.lost] },
    placeOrder: { done: [order, waiting], failed: [refusals.declined, refusals.repriced, refusals.lost] },
    getOrderOfCart: { done: [order, waiting], failed: [refusals.noOrder, refusals.lost] },
    restoreCart: { done: [undefined], failed: [refusals.lost] },
    showConfirmation: { done: [undefined], failed: [new Error('no route')] },
  },
  project: ({ order: placed, item: bought, cart: paid }) => [
    placed !== null,
    bought !== null,
    paid?.totals.remainingToPay,
  ],
  survivors: {
    'paying.placing: placeOrder failed [isUnknown] → paying.doubting, after isCartChanged':
      'ORD415 and API409 are answered with 409, so no refusal is both',
  },
  why: 'guards compare the total of the cart, and whether a product is bought; whether there is an order is checked',
});
