import { CommerceError } from '../errors.ts';
import { withFreshCredit } from '../cart/credit.ts';
import { withFreshBalances } from '../cart/gift-cards.ts';
import { withFreshRewards } from '../cart/stored-rewards.ts';
import { locationOfLine } from '../model/stock-location.ts';
import { inStoreSaleOf } from '../stores/associates.ts';
import { beginSelling, type SaleDeps } from '../stores/begin-selling.ts';
import { NotHeldError } from '../orders/holding.ts';
import { isPlaced, type OrderRow } from '../model/order.ts';
import { PaymentOutcomeUnknownError, PaymentProviderError, type PaymentState } from '../payments/payment-provider.ts';
import { draftOrder } from './draft.ts';
import { type Instrument, instrumentOf } from './instrument.ts';
import { abandon, isBrokenOff, recoverOrder } from './recover.ts';
import { stateOfPayment } from '../payments/state-of-payment.ts';
import type { Placings } from './placings.ts';
import { settle, type SettleDeps, settleFree } from './settle.ts';
import type { Placing } from './placing.types.ts';
import { type CartDeps, price } from '../cart/cart-reply.ts';
import type { OrderBook } from '../orders/order-book.ts';

/** What finding the order of a cart needs, and recovering it if its placing was interrupted. */
export interface LiveOrderDeps extends SettleDeps {
  placings: Placings;
}

/** What placing a cart needs. */
export interface PlacingDeps extends CartDeps, LiveOrderDeps, SaleDeps {
  /** Sends the tags of what changed to outside caches. */
  changed(tags: string[]): void;
}

/** Milliseconds: the longest wait for another process that places the same cart, and the pause between two checks. */
const PATIENCE = 15_000;
const PAUSE = 200;

/**
 * Places a cart, at most once (docs/placing.md): a second click, another tab and a repeated call return the same order.
 * Throws with the error codes of placeOrder; after a refusal nothing is held and the cart is as before.
 */
export async function placeCart(deps: PlacingDeps, placing: Placing): Promise<OrderRow> {
  const calls = deps.placings.running;
  // Without a version, the cart is placed as it is.
  const { cartId, cartVersion: version = Number.POSITIVE_INFINITY, expectedTotal } = placing.body;
  const cart = `${placing.session.subject} ${cartId}`;
  // A tab that shows another version of the cart is a different call. The two do not share a refusal.
  const key = `${cart} ${version} ${expectedTotal}`;
  const known = calls.get(key);
  if (known) return known.order;
  // Only older calls wait for newer ones, so that no two wait for each other.
  const newer = () =>
    Promise.allSettled(
      [...calls.values()].filter((one) => one.cart === cart && one.version > version).map(({ order }) => order),
    );
  const order = placeOnce(deps, placing, newer);
  calls.set(key, { cart, version, order });
  try {
    return await order;
  } finally {
    calls.delete(key);
  }
}

async function placeOnce(deps: PlacingDeps, placing: Placing, newer: () => Promise<unknown>): Promise<OrderRow> {
  const { body, session, judge } = placing;
  let isJudged = false;
  for (;;) {
    const live = await liveOrder(deps, body.cartId);
    if (live && live.owner !== session.subject) throw new CommerceError('AUT498', 403);
    if (live && isPlaced(live.status)) return live;
    if (live) {
      const cart = await deps.carts.read(body.cartId, session);
      if (cart.version === live.cartVersion) return live;
    }
    if (!isJudged) await judge();
    isJudged = true;
    if (live) await abandon(deps, live, { by: 'shopper', reason: 'began-anew' });
    try {
      const held = await hold(deps, placing);
      if (held)
        return await pay(deps, held, placing).finally(() => void deps.placings.stopped.set(held.order.number, true));
    } catch (error) {
      // The conflict may mean that another tab is placing the cart.
      const isConflict = error instanceof CommerceError && error.errorId === 'API409';
      if (!isConflict) throw error;
      await newer();
      if (!(await liveOrder(deps, body.cartId))) throw error;
    }
  }
}

/**
 * Returns the order of a cart, after waiting until nobody is placing it. Recovers one whose placing was interrupted
 * first.
 */
export async function liveOrder(deps: LiveOrderDeps, cartId: string): Promise<OrderRow | null> {
  for (let waited = 0; ; waited += PAUSE) {
    const live = await deps.orders.liveOf(cartId);
    if (live?.status !== 'placing') return live;
    if (isBrokenOff(deps, live)) await recoverOrder(deps, live);
    else if (waited > PATIENCE) throw new CommerceError('API409', 409);
    else await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** An order that holds what it needs, and its payment; null if there is nothing left to pay. */
interface HeldOrder {
  order: OrderRow;
  instrument: Instrument | null;
  deviceFingerprint: string | undefined;
}

/** Prices the cart and takes what it needs. Returns null if another call began to place it in the meantime. */
async function hold(deps: PlacingDeps, placing: Placing): Promise<HeldOrder | null> {
  const { body, session } = placing;
  const sale = await inStoreSaleOf(deps, body.inStoreSalesInfo, session);
  if (sale && !(await deps.sessions.isSelling(session))) await beginSelling(deps, session, sale);
  const cart = await deps.carts.read(body.cartId, session);
  await deps.simulation.beforePlacing?.(deps, cart, session);
  const priced = await price(deps, session, cart, { isStockFresh: true });
  const draft = draftOrder(priced, body, deps.clock());
  const instrument = draft.doc.charge ? await instrumentOf(deps, placing, cart.doc) : null;
  if (sale) draft.doc.inStoreSale = sale;
  if (instrument?.keeps) draft.doc.keeps = instrument.keeps;
  if (instrument?.plan === 'pay-later') draft.doc.isPaidLater = true;
  if (instrument?.plan === 'paypal') draft.doc.wallet = 'PAYPAL';
  if (instrument?.plan === 'apple-pay') draft.doc.wallet = 'DW_APPLE_PAY';
  try {
    const { isHeld, left } = await deps.orders.hold(draft);
    if (!isHeld) return null;
    deps.catalogue.drop({ upcs: [...left.keys()] });
    const scarce = priced.lines.filter(({ line }) => !line.delivery && (left.get(line.upc) ?? 0) <= 5);
    if (scarce.length > 0) deps.changed([...new Set(scarce.map(({ line }) => `product:${line.productId}`))]);
    return { order: { ...draft, status: 'placing' }, instrument, deviceFingerprint: cart.doc.deviceFingerprint };
  } catch (error) {
    deps.placings.stopped.set(draft.number, true);
    if (!(error instanceof NotHeldError)) throw error;
    const { missing } = error;
    if ('giftCard' in missing || 'points' in missing || 'credit' in missing || 'storedReward' in missing) {
      const isVoucherGone = 'points' in missing;
      const consumer = await deps.consumers.byId(session.subject);
      await deps.carts.change(body.cartId, session, async (doc, { currency }) => ({
        ...withFreshCredit(
          await withFreshRewards(await withFreshBalances(doc, deps.database), deps.database.raw),
          consumer,
          currency,
        ),
        ...(isVoucherGone ? { reward: null } : {}),
      }));
      throw new CommerceError('PYT400', 422, { field: '/paymentMethod' });
    }
    if ('yearly' in missing) {
      const { totals } = await price(deps, session, cart);
      throw new CommerceError('ORD415', 409, { field: '/expectedTotal', additionalInfo: { expected: totals.total } });
    }
    if ('promotionId' in missing) throw new CommerceError(missing.errorId, 422);
    const line = priced.lines.find((one) => missing.locations.includes(locationOfLine(one.line)))?.line;
    deps.catalogue.drop({ upcs: missing.locations });
    throw new CommerceError(
      'INV406',
      409,
      line ? { additionalInfo: { itemId: line.itemId, productId: line.productId } } : {},
    );
  }
}

/** Charges the payment and moves the order to the resulting state. Asks once more if the answer was lost. */
async function pay(
  deps: SettleDeps,
  { order, instrument, deviceFingerprint }: HeldOrder,
  { body, returnUrl }: Placing,
): Promise<OrderRow> {
  const { charge } = order.doc;
  if (!charge || !instrument) {
    await settleFree(deps, order, 'shopper');
    return placed(deps.orders, order.number);
  }
  let state: PaymentState | null;
  try {
    const browserInfo = body.paymentMethod?.additionalData?.browserInfo ?? {};
    state = await deps.payments.authorise({
      ...charge,
      cardToken: instrument.cardToken,
      method: instrument.plan,
      reference: order.cartId,
      orderReference: order.number,
      browserInfo,
      deviceFingerprint,
      returnUrl,
    });
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknownError) state = await stateOfPayment(deps, order);
    else if (error instanceof PaymentProviderError) state = { result: 'refused', reason: 'declined' };
    else throw error;
  }
  const ending = await settle(deps, order, state, 'shopper');
  if (!ending.ok) throw ending.error;
  return placed(deps.orders, order.number);
}

async function placed(orders: OrderBook, number: string): Promise<OrderRow> {
  const order = await orders.find(number);
  if (!order) throw new Error('an order that was placed is gone');
  return order;
}
