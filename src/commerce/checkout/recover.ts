import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import { onShelf } from '../orders/holding.ts';
import type { OrderEnding, OrderRow } from '../model/order.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Services } from '../services.ts';
import { settle, settleFree, stateOfPayment } from './settle.ts';

/**
 * Milliseconds. Longer than any call to a payment provider may take: after that, the call that began the order has
 * ended.
 */
export const BROKEN_OFF = 60_000;

/**
 * Numbers of orders that this process is no longer placing. If one is still `placing`, it has no result because the
 * database was unavailable.
 */
const stopped = new WeakMap<Services, LRUCache<string, true>>();

/** Remembers that this process is no longer placing the order, whatever the result. */
export function stopPlacing(services: Services, number: string): void {
  const numbers = stopped.get(services) ?? new LRUCache<string, true>(atMost(1000));
  stopped.set(services, numbers.set(number, true));
}

/** True if nobody is placing this `placing` order any more. */
export const isBrokenOff = (services: Services, { number, createdAt }: OrderRow): boolean =>
  stopped.get(services)?.has(number) === true || services.clock() - Date.parse(createdAt) > BROKEN_OFF;

/** Finishes or releases one order whose placing was interrupted (docs/placing.md). */
export async function recoverOrder(services: Services, order: OrderRow): Promise<void> {
  if (!order.doc.charge) return settleFree(services, order, 'recovery');
  const state = await stateOfPayment(services, order);
  if (state?.result === 'action-required' && order.status === 'pending-authentication')
    return abandon(services, order, { by: 'shop', reason: 'not-back-in-time' });
  await settle(services, order, state, 'recovery');
}

/** Gives up an order that waits for the bank: the shopper began again or did not come back in time. */
export async function abandon(services: Services, order: OrderRow, why: OrderEnding): Promise<void> {
  const state = await stateOfPayment(services, order);
  // The bank may have authorised the payment while the answer was lost.
  if (state?.result === 'authorised') return void (await settle(services, order, state, 'recovery'));
  const id = order.doc.authorisation?.id;
  if (id) await services.payments.cancel(id);
  await services.orders.release(order.number, { at: new Date(services.clock()).toISOString(), errorId: null, ...why });
  services.catalogue.drop({ upcs: order.doc.held.map(onShelf) });
}

/**
 * Recovers every stranded order. With PGlite a `placing` order that exists at the start belongs to a process that has
 * ended, so `age` is 0; with a server another process may still be placing it.
 */
export async function recoverAll(services: Services, age: number): Promise<number> {
  const now = services.clock();
  const stranded = await services.orders.stranded({ placingBefore: new Date(now - age + 1), now: new Date(now) });
  for (const order of stranded) {
    try {
      await recoverOrder(services, order);
      services.meter.recovered(true);
    } catch (error) {
      services.meter.recovered(false);
      services.log.error({ order: order.number, error: errorFacts(error) }, 'an order could not be recovered yet');
    }
  }
  return stranded.length;
}
