import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { returnMachine } from '#machines/return/return.machine.ts';
import type { orderMachine } from './order.machine.ts';

export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;
export type OrderScreen = 'loading' | 'shown' | 'notFound' | 'unavailable';
/** The notice above the order about the last action. */
export type OrderNotice = 'tooLate' | 'cancellationFailed' | 'documentFailed' | 'resent' | 'resendFailed';

const notices: readonly OrderNotice[] = ['tooLate', 'cancellationFailed', 'documentFailed', 'resent', 'resendFailed'];

export const selectPurchase = ({ context }: OrderSnapshot) => context.purchase;
/** True if it was opened by its customer, not by its secret. */
export const selectIsOwners = ({ context }: OrderSnapshot) => context.st === '';
export const selectFailure = ({ context }: OrderSnapshot) => context.failure;
export const selectScreen = (snapshot: OrderSnapshot): OrderScreen => {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('notFound')) return 'notFound';
  return snapshot.matches('unavailable') ? 'unavailable' : 'loading';
};
export const selectNotice = (snapshot: OrderSnapshot): OrderNotice | null =>
  notices.find((notice) => snapshot.matches({ shown: { resting: notice } })) ?? null;
export const selectAsksCancellation = (snapshot: OrderSnapshot) =>
  snapshot.matches({ shown: 'confirmingCancellation' }) || snapshot.matches({ shown: 'cancelling' });
export const selectIsCancelling = (snapshot: OrderSnapshot) => snapshot.matches({ shown: 'cancelling' });
export const selectIsPreparingInvoice = (snapshot: OrderSnapshot) => snapshot.matches({ shown: 'preparingInvoice' });
export const selectIsPrintingLabel = (snapshot: OrderSnapshot) => snapshot.matches({ shown: 'printingLabel' });
export const selectIsResending = (snapshot: OrderSnapshot) => snapshot.matches({ shown: 'resending' });
/** The chart in which the shopper chooses what to return, while it runs. */
export const selectReturn = ({ children }: OrderSnapshot) =>
  children['return'] as ActorRefFrom<typeof returnMachine> | undefined;

export type OrderRef = ActorRefFrom<typeof orderMachine>;
