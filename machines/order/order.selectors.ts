import type { SnapshotFrom } from 'xstate';
import type { orderMachine } from './order.machine.ts';

export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;
export type OrderScreen = 'loading' | 'shown' | 'notFound' | 'unavailable';

export const selectOrder = ({ context }: OrderSnapshot) => context.order;
export const selectScreen = (snapshot: OrderSnapshot): OrderScreen => {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('notFound')) return 'notFound';
  return snapshot.matches('unavailable') ? 'unavailable' : 'loading';
};
