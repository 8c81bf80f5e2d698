import { applePayMachine } from '#machines/apple-pay/apple-pay.machine.ts';
import type { Agreement, Merchant } from '#machines/apple-pay/apple-pay.types.ts';
import type { WalletContact } from '#src/domain/apple-pay.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { addressedCart, billedCart, freshCart, placedOrder } from '#model-tests/checkout/checkout.fixtures.ts';

export const cart = freshCart;
export const dearer = addressedCart;
export const billed = billedCart;
export const order = placedOrder;
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

/** PAY400: the provider refuses. ORD409: no order was placed. The others are outages. */
export const refusals = {
  declined: { errorId: 'PAY400', message: 'PAY400', status: 402 },
  notThere: { errorId: 'PAY401', message: 'PAY401', status: 422 },
  noOrder: { errorId: 'ORD409', message: 'ORD409', status: 404 },
  lost: { errorId: 'UNEXPECTED', message: 'lost', status: 0 },
};

export const send = {
  'applePay.pressed': { type: 'applePay.pressed', cart },
  'merchant.asked': { type: 'merchant.asked' },
  'contact.selected': { type: 'contact.selected', contact: { postalCode: '80302', countryCode: 'US' } },
  'method.selected': { type: 'method.selected', code: 'US_EXPRESS' },
  'payment.authorised': [
    agreed({}),
    agreed({ shipping: { ...home, countryCode: 'NO' } }),
    agreed({ billing: { ...home, countryCode: 'NO' } }),
  ],
  'sheet.cancelled': { type: 'sheet.cancelled' },
} as const;

export const model = modelOf(applePayMachine, {
  input: { country: 'US', countries: ['US', 'CA'] },
  send,
  outcomes: {
    detect: { done: [true, false], failed: [refusals.lost] },
    sheet: { failed: [new Error('the sheet does not open')] },
    validateMerchant: { done: [merchant], failed: [refusals.lost] },
    setContact: { done: [dearer], failed: [refusals.notThere] },
    setMethod: { done: [dearer], failed: [refusals.lost] },
    addContacts: { done: [billed], failed: [refusals.notThere] },
    placeOrder: { done: [order], failed: [refusals.declined, refusals.lost] },
    getOrderOfCart: { done: [order], failed: [refusals.noOrder, refusals.lost] },
    restoreCart: { done: [cart], failed: [refusals.lost] },
    showConfirmation: { done: [undefined], failed: [new Error('no route')] },
  },
  project: ({ order: placed }) => [placed !== null],
  why: 'guards read events and answers only; whether there is an order decides nothing, and is checked',
});
