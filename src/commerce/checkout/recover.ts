import { locationOfHeld } from '../orders/holding.ts';
import type { OrderEnding, OrderRow } from '../model/order.ts';
import { errorFacts } from '../log/error-facts.ts';
import { stateOfPayment } from '../payments/state-of-payment.ts';
import type { Placings } from './placings.ts';
import { settle, type SettleDeps, settleFree } from './settle.ts';
import type { Meter } from '../meter.ts';
import type { Clock } from '../clock.ts';

/**
 * Milliseconds. Longer than any call to a payment provider may take: after that, the call that began the order has
 * ended.
 */
export const BROKEN_OFF = 60_000;

/** True if nobody is placing this `placing` order any more. */
export const isBrokenOff = (
  { placings, clock }: { placings: Placings; clock: Clock },
  { number, createdAt }: OrderRow,
): boolean => placings.stopped.has(number) || clock() - Date.parse(createdAt) > BROKEN_OFF;

/** Finishes or releases one order whose placing was interrupted (docs/placing.md). */
export async function recoverOrder(deps: SettleDeps, order: OrderRow): Promise<void> {
  if (!order.doc.charge) return settleFree(deps, order, 'recovery');
  const state = await stateOfPayment(deps, order);
  if (state?.result === 'action-required' && order.status === 'pending-authentication')
    return abandon(deps, order, { by: 'shop', reason: 'not-back-in-time' });
  await settle(deps, order, state, 'recovery');
}

/** Gives up an order that waits for the bank: the shopper began again or did not come back in time. */
export async function abandon(deps: SettleDeps, order: OrderRow, why: OrderEnding): Promise<void> {
  const state = await stateOfPayment(deps, order);
  // The bank may have authorised the payment while the answer was lost.
  if (state?.result === 'authorised') return void (await settle(deps, order, state, 'recovery'));
  const id = order.doc.authorisation?.id;
  if (id) await deps.payments.cancel(id);
  await deps.orders.release(order.number, { at: new Date(deps.clock()).toISOString(), errorId: null, ...why });
  deps.catalogue.drop({ upcs: order.doc.held.map(locationOfHeld) });
}

/**
 * Recovers every stranded order. With PGlite a `placing` order that exists at the start belongs to a process that has
 * ended, so `age` is 0; with a server another process may still be placing it.
 */
export async function recoverAll(deps: SettleDeps & { meter: Pick<Meter, 'recovered'> }, age: number): Promise<number> {
  const now = deps.clock();
  const stranded = await deps.orders.stranded({ placingBefore: new Date(now - age + 1), now: new Date(now) });
  for (const order of stranded) {
    try {
      await recoverOrder(deps, order);
      deps.meter.recovered(true);
    } catch (error) {
      deps.meter.recovered(false);
      deps.log.error({ order: order.number, error: errorFacts(error) }, 'an order could not be recovered yet');
    }
  }
  return stranded.length;
}
