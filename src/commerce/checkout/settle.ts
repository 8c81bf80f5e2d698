import { CommerceError, PAYMENTS_APP_ID } from '../errors.ts';
import { locationOfHeld } from '../orders/holding.ts';
import type { OrderBook, Step } from '../orders/order-book.ts';
import { isPlaced, type OrderEnding, type OrderRow } from '../model/order.ts';
import { type PaymentState } from '../payments/payment-provider.ts';
import type { RefusalReason } from '../model/payment.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { PaymentDeps } from '../payments/state-of-payment.ts';
import type { Clock } from '../clock.ts';

/** What moving an order to the state of its payment needs. */
export interface SettleDeps extends PaymentDeps {
  orders: OrderBook;
  carts: CartStore;
  catalogue: Catalogue;
  clock: Clock;
}

/** Milliseconds that stock is held for a shopper who is at the bank. */
const HOLD = 15 * 60_000;

/** The error that the shopper gets for each refusal reason of the provider (core 8, Payment). */
const refusals: Record<RefusalReason, () => CommerceError> = {
  declined: () => new CommerceError('PAY400', 402, { field: '/paymentMethod' }),
  fraud: () => new CommerceError('PYT402', 402, { field: '/paymentMethod' }),
  expired: () => new CommerceError('FE309', 422, { field: '/paymentMethod' }),
  'instrument-not-found': () => new CommerceError('PYT404', 404, { field: '/paymentMethod' }),
  unavailable: () => new CommerceError('GEN500', 503, { appId: PAYMENTS_APP_ID }),
};

/** Returns the error for a refusal reason of the provider. */
export const refusalOf = (reason: RefusalReason): CommerceError => refusals[reason]();

type Ending = { ok: true } | { ok: false; error: CommerceError };

/**
 * Moves an order to the state of its payment: authorised becomes placed, an action makes it wait, everything else
 * releases what is held. `null` means that no payment was begun. Safe to repeat, and from several processes at once:
 * the order book moves an order only from a state that still waits.
 */
export async function settle(
  deps: SettleDeps,
  order: OrderRow,
  answered: PaymentState | null,
  by: Step['by'],
): Promise<Ending> {
  const { orders, payments, clock, catalogue, carts } = deps;
  const { number } = order;
  const payment = await withoutQuestion(deps, order, answered);
  const step = { at: new Date(clock()), by };
  if (payment?.result === 'authorised') {
    if (await orders.finish(number, payment, step)) {
      carts.forget(order.cartId);
      return { ok: true };
    }
    const now = await orders.find(number);
    if (now && isPlaced(now.status)) return { ok: true };
    // The order was given up while the bank authorised the payment, so the payment is cancelled.
    await payments.cancel(payment.authorisationId);
    return { ok: false, error: refusalOf('declined') };
  }
  if (payment?.result === 'action-required') {
    const isWaiting = await orders.wait(
      number,
      { id: payment.authorisationId, action: payment.action },
      new Date(clock() + HOLD),
      step,
    );
    return isWaiting ? { ok: true } : { ok: false, error: refusalOf('declined') };
  }
  const refused = payment?.result === 'refused' ? payment.reason : 'declined';
  // An expired plan is not a card that was not found (core 8: PAY400, also pay-later authorization failure).
  const isPlan = order.doc.isPaidLater || order.doc.wallet !== undefined;
  const reason = isPlan && refused === 'instrument-not-found' ? 'declined' : refused;
  const error = refusalOf(reason);
  await orders.release(number, { at: step.at.toISOString(), errorId: error.errorId, ...decisionOn(payment) });
  catalogue.drop({ upcs: order.doc.held.map(locationOfHeld) });
  return { ok: false, error };
}

/**
 * The sheet of a wallet authenticates its shopper and shows no page of a bank: a payment that still asks for one is
 * given up, and the order is refused as declined (docs/placing.md).
 */
async function withoutQuestion(
  { payments }: Pick<SettleDeps, 'payments'>,
  { doc }: OrderRow,
  payment: PaymentState | null,
): Promise<PaymentState | null> {
  if (payment?.result !== 'action-required' || doc.wallet === undefined) return payment;
  await payments.cancel(payment.authorisationId);
  return { result: 'refused', reason: 'declined' };
}

/** Who decided that an order is not paid, in the provider's own words. */
function decisionOn(payment: Extract<PaymentState, { result: 'refused' | 'cancelled' }> | null): OrderEnding {
  if (payment === null) return { by: 'shop', reason: 'not-charged' };
  return { by: 'provider', reason: payment.result === 'refused' ? payment.reason : 'cancelled' };
}

/** Places an order that has nothing left to pay at once. */
export async function settleFree({ orders, clock, carts }: SettleDeps, order: OrderRow, by: Step['by']): Promise<void> {
  await orders.finish(order.number, null, { at: new Date(clock()), by });
  carts.forget(order.cartId);
}
