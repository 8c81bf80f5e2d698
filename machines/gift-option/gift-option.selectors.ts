import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { giftOptionMachine } from './gift-option.machine.ts';

export type GiftOptionRef = ActorRefFrom<typeof giftOptionMachine>;
type Snapshot = SnapshotFrom<typeof giftOptionMachine>;

/** From the press until the form has gone. */
export const selectIsBusy = (snapshot: Snapshot): boolean => !snapshot.matches('editing');
export const selectFailure = ({ context }: Snapshot) => context.failure;
