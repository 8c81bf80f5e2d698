import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { actionOf } from '#machines/checkout/checkout.cart.ts';
import type { Order } from '#openapi/generated/waymark.gen.ts';
import type { Edge } from '#src/chart-kit/explore/types.ts';
import { cards } from './checkout.world.ts';

/** What has to be done now so that the path can go on as it does. */

export type Step = Edge<typeof checkoutMachine>;
type Path = readonly Step[];
type OrderPort = 'placeOrder' | 'patchOrder' | 'getOrderOfCart';

/** What the bank wants before the order is paid; null: nothing. */
export const waitsFor = (order: Order | null) => actionOf(order)?.type ?? null;

/** The order that one of these ports answers. */
export const orderOf = ({ event }: Pick<Step, 'event'>, ports: readonly OrderPort[]): Order | null =>
  ports.some((port) => event.type === `xstate.done.actor.${port}`) ? (event['output'] as Order) : null;

/** Whether the port is refused so. */
export const isFailing = ({ event }: Pick<Step, 'event'>, port: OrderPort, errorId: string): boolean =>
  event.type === `xstate.error.actor.${port}` && (event['error'] as { errorId?: string }).errorId === errorId;

function until(path: Path, type: string): Path {
  const end = path.findIndex(({ event }) => event.type === type);
  return end < 0 ? path : path.slice(0, end);
}

/** The test card for which the bank says what the path says, until another card is typed. */
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

/** The order that is found after this answer is lost; null when there is none, or nobody can say. */
export function foundAfter(path: Path): Order | null {
  const [heard] = until(path, 'order.submitted').filter(
    (step) => orderOf(step, ['getOrderOfCart']) !== null || isFailing(step, 'getOrderOfCart', 'ORD409'),
  );
  return heard ? orderOf(heard, ['getOrderOfCart']) : null;
}
