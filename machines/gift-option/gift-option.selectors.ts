import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { giftOptionMachine } from './gift-option.machine.ts';

export type GiftOptionRef = ActorRefFrom<typeof giftOptionMachine>;
type Snapshot = SnapshotFrom<typeof giftOptionMachine>;

/** True from the click until the form is closed. */
export const selectIsBusy = (snapshot: Snapshot): boolean => !snapshot.matches('editing');
export const selectFailure = ({ context }: Snapshot) => context.failure;
