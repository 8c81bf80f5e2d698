import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { giftCardMachine } from './gift-card.machine.ts';

export type GiftCardRef = ActorRefFrom<typeof giftCardMachine>;
type Snapshot = SnapshotFrom<typeof giftCardMachine>;

export const selectIsChecking = (snapshot: Snapshot): boolean => snapshot.matches('checkingBalance');
export const selectIsApplying = (snapshot: Snapshot): boolean => snapshot.matches('applying');
export const selectIsRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing');
/** Something is asked: nothing else can be asked meanwhile. */
export const selectIsBusy = (snapshot: Snapshot): boolean => !snapshot.matches('editing');
export const selectBalance = ({ context }: Snapshot) => context.balance;
export const selectFailure = ({ context }: Snapshot) => context.failure;
