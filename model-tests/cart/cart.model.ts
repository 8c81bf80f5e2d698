import { isUnanswered } from '#machines/cart/cart.failure.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { AnyEventObject } from 'xstate';
import type { CartSnapshot } from '#machines/cart/cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import {
  another,
  badAddress,
  cartLost,
  conflict,
  customer,
  empty,
  filled,
  freeGift,
  grown,
  invalidCode,
  invalidCustomer,
  noDelivery,
  noNetwork,
  noSuchInstrument,
  noSuchItem,
  reduced,
  refilled,
  returning,
  shoe,
  soldOut,
  tooFewPoints,
  tooLittle,
  wrongPin,
} from './cart.fixtures.ts';
import type { CartChange } from '#machines/cart/cart-change.types.ts';

const asked = (place: number, change: CartChange) => {
  const id = `3b1f8a52-6c0e-4a57-9a3e-0c2d5e7f9b${(place + 16).toString(16)}`;
  return { type: 'change.requested', id, change } as const;
};

/** A pair that is collected in a store. */
export const collected = {
  productId: shoe.productId,
  upc: shoe.upc,
  qty: 1,
  storeId: '1001',
  delivery: 'pickup',
} as const;

/** The changes that shoppers and associates ask for, by name. */
export const changes = {
  add: asked(0, { operation: 'addItems', items: [{ productId: shoe.productId, upc: shoe.upc, qty: 1 }] }),
  /** The first press of "Plus". */
  older: asked(1, { operation: 'updateItem', item: { itemId: shoe.itemId, qty: 3 } }),
  remove: asked(2, { operation: 'removeItem', itemId: shoe.itemId }),
  applyCode: asked(3, { operation: 'applyCoupon', code: 'FIRSTSTEPS' }),
  removeCode: asked(4, { operation: 'removeCoupon', code: 'FIRSTSTEPS' }),
  chooseExpress: asked(5, { operation: 'setShippingMethod', code: 'US_express', shippingId: 'me' }),
  shipTo: asked(6, { operation: 'addShippingAddress', addresses: [{ country: 'US' }] }),
  billTo: asked(7, { operation: 'addBillingAddress', address: { country: 'US' } }),
  /** The second press of "Plus", while the first one is queued. */
  newer: asked(8, { operation: 'updateItem', item: { itemId: shoe.itemId, qty: 4 } }),
  /** An add that its caller retries after a refusal because of a gift with purchase. */
  patientAdd: asked(9, {
    operation: 'addItems',
    items: [{ productId: shoe.productId, upc: shoe.upc, qty: 1 }],
    retriesOn: freeGift.errorId,
  }),
  save: asked(10, { operation: 'saveItemForLater', itemId: shoe.itemId }),
  payByGiftCard: asked(11, {
    operation: 'addPaymentInstrument',
    instrument: { payment_method_id: 'GIFT_CARD', c_gcCardNumber: '6006490010000010', c_gcPin: '4821' },
  }),
  removePayment: asked(12, { operation: 'removePaymentInstrument', instrumentId: 'pi-1' }),
  prepare: asked(13, { operation: 'prepareOrder' }),
  redeemPoints: asked(14, { operation: 'applyReward', points: 500 }),
  removeAddress: asked(15, { operation: 'removeShippingAddress' }),
  removeBill: asked(16, { operation: 'removeBillingAddress' }),
  /** The first add of a shopper who collects in a store. */
  reserve: asked(17, { operation: 'addItems', items: [collected] }),
  adjust: asked(18, {
    operation: 'addPriceAdjustment',
    adjustment: { level: 'PRODUCT', itemId: shoe.itemId, type: 'amount', value: 1000, reasonCode: 'DAMAGED' },
  }),
  readjust: asked(19, {
    operation: 'updatePriceAdjustment',
    adjustmentId: 'adjustment-1',
    adjustment: { type: 'percentage', value: 10 },
  }),
  unadjust: asked(20, { operation: 'removePriceAdjustment', adjustmentId: 'adjustment-1' }),
} as const;

const { add, ...others } = changes;
const { older, newer, patientAdd, reserve, readjust, unadjust } = others;

export const send = {
  'session.started': [
    { type: 'session.started', session: returning },
    { type: 'session.started', session: another },
    { type: 'session.started', session: customer },
  ],
  'session.unavailable': { type: 'session.unavailable', failure: null },
  'session.ended': { type: 'session.ended' },
  'change.requested': [add, ...Object.values(others)],
  'cart.ordered': { type: 'cart.ordered' },
  'cart.outdated': [{ type: 'cart.outdated' }, { type: 'cart.outdated', basketId: refilled.basketId }],
  'cart.retried': { type: 'cart.retried' },
  'promotion.dismissed': { type: 'promotion.dismissed', promotionId: 'approach-free-delivery' },
} as const;

export const signIn = send['session.started'][2];
/** Changes that are only asked for at rest, and during which no other event is offered. */
const aloneIds: readonly string[] = [
  changes.payByGiftCard,
  changes.removePayment,
  changes.prepare,
  changes.redeemPoints,
  changes.removeAddress,
  changes.removeBill,
  reserve,
  changes.adjust,
  readjust,
  unadjust,
].map(({ id }) => id);

interface Rule {
  /** Why these events are explored only there. */
  readonly why: string;
  readonly concerns: (snapshot: CartSnapshot, event: AnyEventObject) => boolean;
  readonly isOffered: (snapshot: CartSnapshot, event: AnyEventObject) => boolean;
}

const isAnswer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.');
const isChange = ({ type }: AnyEventObject): boolean => type === 'change.requested';
const isCustomer = ({ context }: CartSnapshot): boolean => context.session?.consumerType === 'REGISTERED';
const isAlone = (id: string | undefined): boolean => aloneIds.includes(id ?? '');

/** Which events are explored in which state. The first rule that concerns an event decides; without one it is. */
const rules: readonly Rule[] = [
  {
    why: 'a guest signs in while nothing is made',
    concerns: (_, event) => event === signIn,
    isOffered: (snapshot) => snapshot.matches('resting') && snapshot.context.session !== null,
  },
  {
    why: 'only a customer reads a cart that was merged',
    concerns: (_, event) => event['output'] === merged,
    isOffered: (snapshot) => isCustomer(snapshot),
  },
  {
    why: 'a cart is read with its adjustment before that is taken off',
    concerns: (_, event) => event['output'] === stillAdjusted,
    isOffered: ({ context }) => context.current?.id === unadjust.id,
  },
  {
    why: "a customer's cart is read and left; everything else was explored as a guest",
    concerns: (snapshot) => isCustomer(snapshot),
    isOffered: (_, event) => isAnswer(event) || event.type === 'session.ended',
  },
  {
    why: 'a cart with an adjustment is there to change it and to take it off',
    concerns: ({ context }, event) => (context.cart?.priceAdjustments.length ?? 0) > 0 && !isAnswer(event),
    isOffered: (snapshot, event) => snapshot.matches('resting') && (event === readjust || event === unadjust),
  },
  {
    why: 'beside an unanswered change one other change, an add, stands for all',
    concerns: ({ context }, event) => context.refused.some(isUnanswered) && isChange(event) && event !== add,
    isOffered: () => false,
  },
  {
    why: 'a newer quantity replaces an older one that still waits',
    concerns: (_, event) => event === newer,
    isOffered: ({ context }) => context.queue[0]?.id === older.id,
  },
  {
    why: 'the first add of a shopper who collects in a store',
    concerns: (_, event) => event === reserve,
    isOffered: (snapshot) => snapshot.matches({ resting: 'none' }),
  },
  {
    why: 'an add that is sent again by itself needs a cart',
    concerns: (_, event) => event === patientAdd,
    isOffered: (snapshot) => snapshot.matches({ resting: 'ready' }),
  },
  {
    why: 'nothing else happens while such a change is made: other changes were explored with adding',
    concerns: ({ context }) => context.current?.id === patientAdd.id || isAlone(context.current?.id),
    isOffered: (_, event) => isAnswer(event),
  },
  {
    why: 'payments, addresses and adjustments are changed on a cart that is there',
    concerns: (_, event) => isAlone(event['id'] as string | undefined),
    isOffered: (snapshot) => snapshot.matches({ resting: 'ready' }),
  },
  {
    why: 'a gift with purchase is in the way only of a first try with nothing behind it: the others differ in the message',
    concerns: (_, event) => event['error'] === freeGift,
    isOffered: ({ context }) => context.queue.length === 0 && context.current?.attempt === 1,
  },
  {
    why: 'one add and one quantity stand for all changes that wait',
    concerns: (_, event) => isChange(event),
    isOffered: (snapshot, event) =>
      snapshot.matches('resting') || (snapshot.context.queue.length === 0 && (event === add || event === older)),
  },
  {
    why: 'the root takes what happens meanwhile, whatever is made: once for each change, while an item is added',
    concerns: ({ context }, event) => context.current !== null && !isAnswer(event),
    isOffered: ({ context: { current, session, consumerNo, news } }) =>
      current?.change.operation === 'addItems' && session?.consumerNo === consumerNo && news === null,
  },
];

const isOffered = (snapshot: CartSnapshot, event: AnyEventObject): boolean =>
  rules.find(({ concerns }) => concerns(snapshot, event))?.isOffered(snapshot, event) ?? true;

/** An answer with a notification, which the shopper must be shown whatever change was answered. */
const withNews = (cart: Cart): Cart => ({
  ...cart,
  customerNotifications: [{ code: 'returns', message: 'Returns are free until Sunday.' }],
});
const [answered, emptied, merged] = [withNews(filled), withNews(empty), withNews(grown)];

/** The cart after its adjustment was changed, and the cart as it is read before the adjustment is removed. */
const [adjusted, stillAdjusted] = [withNews(reduced), withNews(reduced)];
const always = [cartLost, invalidCustomer, conflict, noNetwork] as const;

/** Why these mutants behave as the chart does. */
const askedOnly = 'refuseAll emits the refusal too, and a refused adjustment leaves nothing in the context';

export const model = modelOf(cartMachine, {
  input: { locale: 'en-us' },
  send,
  outcomes: {
    createCart: { done: [empty], failed: [invalidCustomer, noNetwork, soldOut] },
    createCartWithItem: { done: [answered], failed: [invalidCustomer, noNetwork, soldOut, freeGift] },
    reserveWithItem: { done: [answered], failed: [invalidCustomer, noNetwork, soldOut] },
    getCart: { done: [answered, merged, stillAdjusted], failed: [cartLost, invalidCustomer, noNetwork, soldOut] },
    addItems: { done: [answered], failed: [...always, soldOut, freeGift] },
    updateItem: { done: [answered], failed: [...always, soldOut] },
    removeItem: { done: [emptied], failed: [...always, noSuchItem] },
    saveItemForLater: { done: [emptied], failed: [...always, noSuchItem] },
    applyCoupon: { done: [answered], failed: [...always, invalidCode] },
    removeCoupon: { done: [answered], failed: [...always, invalidCode] },
    setShippingMethod: { done: [answered], failed: [...always, noDelivery] },
    addShippingAddress: { done: [answered], failed: [...always, badAddress] },
    removeShippingAddress: { done: [answered], failed: [...always] },
    addBillingAddress: { done: [answered], failed: [...always, badAddress] },
    removeBillingAddress: { done: [answered], failed: [...always] },
    addPaymentInstrument: { done: [answered], failed: [...always, wrongPin] },
    removePaymentInstrument: { done: [answered], failed: [...always, noSuchInstrument] },
    addPriceAdjustment: { done: [adjusted], failed: [...always, tooLittle] },
    updatePriceAdjustment: { done: [adjusted], failed: [...always, tooLittle] },
    removePriceAdjustment: { done: [answered], failed: [...always, noSuchItem] },
    prepareOrder: { done: [answered], failed: [...always, soldOut] },
    applyReward: { done: [answered], failed: [...always, tooFewPoints] },
    shareCart: { failed: [new Error('no storage')] },
  },
  project: ({ session, consumerNo, basketId, cart, queue, current, news, lost, itemsBeforeMerge, refused }) => [
    session?.consumerNo,
    consumerNo,
    basketId !== null,
    cart?.items.map(({ itemId }) => itemId),
    cart?.priceAdjustments.length,
    queue.map(({ change, replaces }) => [change, replaces?.length]),
    current && [current.change, current.attempt],
    news !== null,
    lost.length,
    itemsBeforeMerge,
    refused.filter(isUnanswered).map(({ change }) => change),
  ],
  why: 'guards read the shopper, the owner and the content of the cart, the current change and the queue; the rest is only shown or emitted',
  offers: isOffered,
  survivors: {
    'changing.addingPriceAdjustment: addPriceAdjustment failed [isOutage] → resting.unavailable, without refuseCurrent':
      askedOnly,
    'changing.updatingPriceAdjustment: updatePriceAdjustment failed [isOutage] → resting.unavailable, without refuseCurrent':
      askedOnly,
    'changing.removingPriceAdjustment: removePriceAdjustment failed [isOutage] → resting.unavailable, without refuseCurrent':
      askedOnly,
    'changing.addingPaymentInstrument: addPaymentInstrument failed [isOutage] → resting.unavailable, without refuseCurrent':
      'refuseAll emits the refusal too, and a refused gift card leaves nothing in the context: that would store the PIN',
  },
});
