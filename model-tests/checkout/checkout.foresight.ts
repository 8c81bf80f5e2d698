import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { actionOf } from '#machines/checkout/checkout.cart.ts';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import type { Edge } from '#src/chart-kit/explore/types.ts';
import { cards } from './checkout.world.ts';

/** Looks ahead in a path: what the sandbox must be given now so that the path's next steps happen. */

export type Step = Edge<typeof checkoutMachine>;
type Path = readonly Step[];
type OrderPort = 'placeOrder' | 'patchOrder' | 'getOrderOfCart';

/** What the bank asks for before the order is paid, or null. */
export const waitsFor = (order: Order | null) => actionOf(order)?.type ?? null;

/** The order that one of these ports returned in this step, or null. */
export const orderOf = ({ event }: Pick<Step, 'event'>, ports: readonly OrderPort[]): Order | null =>
  ports.some((port) => event.type === `xstate.done.actor.${port}`) ? (event['output'] as Order) : null;

/** True if the port was refused with this error code. */
export const isFailing = ({ event }: Pick<Step, 'event'>, port: OrderPort, errorId: string): boolean =>
  event.type === `xstate.error.actor.${port}` && (event['error'] as { errorId?: string }).errorId === errorId;

function until(path: Path, type: string): Path {
  const end = path.findIndex(({ event }) => event.type === type);
  return end < 0 ? path : path.slice(0, end);
}

/** The test card with which the bank acts as the path says, until another card is typed. */
export function cardFor(path: Path): string {
  const steps = until(path, 'xstate.done.actor.paymentMethod');
  if (steps.some((step) => isFailing(step, 'placeOrder', 'PAY400'))) return cards.declined;
  const looked = steps.findIndex((step) => waitsFor(orderOf(step, ['placeOrder', 'getOrderOfCart'])) === 'fingerprint');
  if (looked < 0) return cards.approved;
  const next = steps
    .slice(looked + 1)
    .map((step) => ({ before: step.state.context.order, now: orderOf(step, ['patchOrder', 'getOrderOfCart']) }))
    .find(({ now }) => now !== null && waitsFor(now) !== 'fingerprint');
  const isContent = next !== undefined && waitsFor(next.now) === null && waitsFor(next.before) === 'fingerprint';
  return isContent ? cards.unseen : cards.challenged;
}

/** The order that is found after this lost answer. Null if there is none, or if the path gets no answer either. */
export function foundAfter(path: Path): Order | null {
  const [heard] = until(path, 'order.submitted').filter(
    (step) => orderOf(step, ['getOrderOfCart']) !== null || isFailing(step, 'getOrderOfCart', 'ORD409'),
  );
  return heard ? orderOf(heard, ['getOrderOfCart']) : null;
}
