import { priceAdjustmentMachine } from '#machines/price-adjustment/price-adjustment.machine.ts';
import type { Adjustable } from '#machines/price-adjustment/price-adjustment.types.ts';
import type { PriceAdjustment } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const refusal = (errorId: string, status: number, field?: string) => ({
  errorId,
  message: errorId,
  status,
  ...(field ? { fields: [{ field, errorId }] } : {}),
});
export const dearer = refusal('PRC400', 422, '/value');
export const twice = refusal('PRC400', 422, '/itemId');
export const gone = refusal('ORD404', 404);
export const notSelling = refusal('AUT432', 403);
export const tooMuch = { ...refusal('PRC403', 403, '/value'), additionalInfo: { cap: 20 } };
export const notAgreed = refusal('PRC401', 403);
export const locked = refusal('AUT423', 423);
export const tooMany = { ...refusal('API429', 429), additionalInfo: { retryAfter: 3600 } };
export const lost = refusal('UNEXPECTED', 0);

/** Two pairs of a shoe at 129.00. */
export const pairs: Adjustable = { level: 'PRODUCT', itemId: 'item-1', price: 25800, pieces: 2, currency: 'USD' };
export const delivery: Adjustable = { level: 'SHIPPING', price: 700, pieces: 1, currency: 'USD' };
/** Four dollars off each pair. */
export const there: PriceAdjustment = {
  adjustmentId: 'adjustment-1',
  level: 'PRODUCT',
  itemId: 'item-1',
  type: 'amount',
  value: 400,
  amount: 800,
  currency: 'USD',
  reasonCode: 'SERVICE',
};

const written = (text: string) => ({ type: 'value.written', written: text }) as const;

export const send = {
  'way.chosen': [
    { type: 'way.chosen', way: 'percentage' },
    { type: 'way.chosen', way: 'amount' },
    { type: 'way.chosen', way: 'fixed' },
  ],
  'value.written': [written('10'), written('129.01')],
  'adjustment.submitted': { type: 'adjustment.submitted', reasonCode: 'DAMAGED' },
  'agreement.given': { type: 'agreement.given' },
  'agreement.declined': { type: 'agreement.declined' },
  'removal.requested': { type: 'removal.requested' },
} as const;

export const model = modelOf(priceAdjustmentMachine, {
  input: { locale: 'en-us', thing: pairs, adjustment: null },
  inputs: { 'there is one': { locale: 'en-us', thing: pairs, adjustment: there } },
  send,
  outcomes: {
    applyAdjustment: { done: [undefined], failed: [dearer, twice, gone, notSelling, tooMuch, lost] },
    applyAgreed: { done: [undefined], failed: [notAgreed, locked, tooMany, dearer, twice, gone, notSelling, lost] },
    removeAdjustment: { done: [undefined], failed: [gone, notSelling, lost] },
    close: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ way, written: text, adjustmentId, reasonCode, cap }) => [way, text, adjustmentId, reasonCode, cap],
  why: "guards read whether the form's value can be applied, and whether there is an adjustment; the reason and the cap only fill the form; a refusal is only shown",
});
