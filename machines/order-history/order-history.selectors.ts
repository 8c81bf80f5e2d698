import type { SnapshotFrom } from 'xstate';
import type { orderHistoryMachine } from './order-history.machine.ts';

export type OrderHistorySnapshot = SnapshotFrom<typeof orderHistoryMachine>;
export type OrderHistoryScreen = 'loading' | 'shown' | 'none' | 'guest' | 'unavailable';

export const selectHistory = ({ context }: OrderHistorySnapshot) => context.history;
export const selectScreen = (snapshot: OrderHistorySnapshot): OrderHistoryScreen => {
  if (snapshot.matches({ known: 'shown' })) return 'shown';
  if (snapshot.matches({ known: 'none' })) return 'none';
  if (snapshot.matches('guest')) return 'guest';
  return snapshot.matches('unavailable') ? 'unavailable' : 'loading';
};
