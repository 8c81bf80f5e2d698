import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { savedForLaterMachine } from './saved-for-later.machine.ts';

export type SavedForLaterRef = ActorRefFrom<typeof savedForLaterMachine>;
type Snapshot = SnapshotFrom<typeof savedForLaterMachine>;

/** Whether the shopper can put things aside: nobody can before it is known who shops, and employees never can. */
export const selectCanSave = (snapshot: Snapshot): boolean =>
  !snapshot.matches('waitingForShopper') && !snapshot.matches('disabled');

/** What is on the list; null while it is not known. */
export const selectItems = ({ context }: Snapshot) => context.list?.items ?? null;

export const selectHasItems = ({ context }: Snapshot): boolean => (context.list?.items.length ?? 0) > 0;

export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');

/** What is asked of an item and not done yet; null for nothing. */
export const selectWish =
  (itemId: string) =>
  ({ context }: Snapshot) =>
    context.asked.find((asked) => asked.itemId === itemId)?.wish ?? null;

export const selectRefusal =
  (itemId: string) =>
  ({ context: { refused } }: Snapshot) =>
    refused?.itemId === itemId ? refused : null;
