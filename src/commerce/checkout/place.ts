import { CommerceError } from '../errors.ts';
import { withFreshCredit } from '../cart/credit.ts';
import { withFreshBalances } from '../cart/gift-cards.ts';
import { withFreshRewards } from '../cart/stored-rewards.ts';
import { locationOfLine } from '../model/stock-location.ts';
import { inStoreSaleOf } from '../stores/associates.ts';
import { beginSelling } from '../stores/begin-selling.ts';
import { NotHeldError } from '../orders/holding.ts';
import { isPlaced, type OrderRow } from '../model/order.ts';
import { PaymentOutcomeUnknownError, PaymentProviderError, type PaymentState } from '../payments/payment-provider.ts';
import { type Services } from '../services.ts';
import { draftOrder } from './draft.ts';
import { type Instrument, instrumentOf } from './instrument.ts';
import { abandon, isBrokenOff, recoverOrder, stopPlacing } from './recover.ts';
import { settle, settleFree, stateOfPayment } from './settle.ts';
import type { Placing } from './placing.types.ts';
import { price } from '../cart/cart-reply.ts';

/** Milliseconds: the longest wait for another process that places the same cart, and the pause between two checks. */
const PATIENCE = 15_000;
const PAUSE = 200;

/** The running call that places one version of a cart. */
interface Running {
  /** Owner and id of the cart. */
  cart: string;
  version: number;
  order: Promise<OrderRow>;
}

/** Calls in this process for the same version of the same cart share one run. */
const running = new WeakMap<Services, Map<string, Running>>();

/**
 * Places a cart, at most once (docs/placing.md): a second click, another tab and a repeated call return the same order.
 * Throws with the error codes of placeOrder; after a refusal nothing is held and the cart is as before.
 */
export async function placeCart(services: Services, placing: Placing): Promise<OrderRow> {
  const calls = running.get(services) ?? new Map<string, Running>();
  running.set(services, calls);
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
  const order = placeOnce(services, placing, newer);
  calls.set(key, { cart, version, order });
  try {
    return await order;
  } finally {
    calls.delete(key);
  }
}

async function placeOnce(services: Services, placing: Placing, newer: () => Promise<unknown>): Promise<OrderRow> {
  const { body, session, judge } = placing;
  let isJudged = false;
  for (;;) {
    const live = await liveOrder(services, body.cartId);
    if (live && live.owner !== session.subject) throw new CommerceError('AUT498', 403);
    if (live && isPlaced(live.status)) return live;
    if (live) {
      const cart = await services.carts.read(body.cartId, session);
      if (cart.version === live.cartVersion) return live;
    }
    if (!isJudged) await judge();
    isJudged = true;
    if (live) await abandon(services, live, { by: 'shopper', reason: 'began-anew' });
    try {
      const held = await hold(services, placing);
      if (held) return await pay(services, held, placing).finally(() => stopPlacing(services, held.order.number));
    } catch (error) {
      // The conflict may mean that another tab is placing the cart.
      const isConflict = error instanceof CommerceError && error.errorId === 'API409';
      if (!isConflict) throw error;
      await newer();
      if (!(await liveOrder(services, body.cartId))) throw error;
    }
  }
}

/**
 * Returns the order of a cart, after waiting until nobody is placing it. Recovers one whose placing was interrupted
 * first.
 */
export async function liveOrder(services: Services, cartId: string): Promise<OrderRow | null> {
  for (let waited = 0; ; waited += PAUSE) {
    const live = await services.orders.liveOf(cartId);
    if (live?.status !== 'placing') return live;
    if (isBrokenOff(services, live)) await recoverOrder(services, live);
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
async function hold(services: Services, placing: Placing): Promise<HeldOrder | null> {
  const { body, session } = placing;
  const sale = await inStoreSaleOf(services, body.inStoreSalesInfo, session);
  if (sale && !(await services.sessions.isSelling(session))) await beginSelling(services, session, sale);
  const cart = await services.carts.read(body.cartId, session);
  await services.simulation.beforePlacing?.(services, cart, session);
  const priced = await price(services, session, cart, { isStockFresh: true });
  const draft = draftOrder(priced, body, services.clock());
  const instrument = draft.doc.charge ? await instrumentOf(services, placing) : null;
  if (sale) draft.doc.inStoreSale = sale;
  if (instrument?.keeps) draft.doc.keeps = instrument.keeps;
  if (instrument?.isPlan) draft.doc.isPaidLater = true;
  try {
    const { isHeld, left } = await services.orders.hold(draft);
    if (!isHeld) return null;
    services.catalogue.drop({ upcs: [...left.keys()] });
    const scarce = priced.lines.filter(({ line }) => !line.delivery && (left.get(line.upc) ?? 0) <= 5);
    if (scarce.length > 0) services.changed([...new Set(scarce.map(({ line }) => `product:${line.productId}`))]);
    return { order: { ...draft, status: 'placing' }, instrument, deviceFingerprint: cart.doc.deviceFingerprint };
  } catch (error) {
    stopPlacing(services, draft.number);
    if (!(error instanceof NotHeldError)) throw error;
    const { missing } = error;
    if ('giftCard' in missing || 'points' in missing || 'credit' in missing || 'storedReward' in missing) {
      const isVoucherGone = 'points' in missing;
      const consumer = await services.consumers.byId(session.subject);
      await services.carts.change(body.cartId, session, async (doc, { currency }) => ({
        ...withFreshCredit(
          await withFreshRewards(await withFreshBalances(doc, services.database), services.database.raw),
          consumer,
          currency,
        ),
        ...(isVoucherGone ? { reward: null } : {}),
      }));
      throw new CommerceError('PYT400', 422, { field: '/paymentMethod' });
    }
    if ('yearly' in missing) {
      const { totals } = await price(services, session, cart);
      throw new CommerceError('ORD415', 409, { field: '/expectedTotal', additionalInfo: { expected: totals.total } });
    }
    if ('promotionId' in missing) throw new CommerceError(missing.errorId, 422);
    const line = priced.lines.find((one) => missing.shelves.includes(locationOfLine(one.line)))?.line;
    services.catalogue.drop({ upcs: missing.shelves });
    throw new CommerceError(
      'INV406',
      409,
      line ? { additionalInfo: { itemId: line.itemId, productId: line.productId } } : {},
    );
  }
}

/** Charges the payment and moves the order to the resulting state. Asks once more if the answer was lost. */
async function pay(
  services: Services,
  { order, instrument, deviceFingerprint }: HeldOrder,
  { body, returnUrl }: Placing,
): Promise<OrderRow> {
  const { charge } = order.doc;
  if (!charge || !instrument) {
    await settleFree(services, order, 'shopper');
    return placed(services, order.number);
  }
  let state: PaymentState | null;
  try {
    const browserInfo = body.paymentMethod?.additionalData?.browserInfo ?? {};
    state = await services.payments.authorise({
      ...charge,
      cardToken: instrument.cardToken,
      reference: order.cartId,
      orderReference: order.number,
      browserInfo,
      deviceFingerprint,
      returnUrl,
    });
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknownError) state = await stateOfPayment(services, order);
    else if (error instanceof PaymentProviderError) state = { result: 'refused', reason: 'declined' };
    else throw error;
  }
  const ending = await settle(services, order, state, 'shopper');
  if (!ending.ok) throw ending.error;
  return placed(services, order.number);
}

async function placed(services: Services, number: string): Promise<OrderRow> {
  const order = await services.orders.find(number);
  if (!order) throw new Error('an order that was placed is gone');
  return order;
}
