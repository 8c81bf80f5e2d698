import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { savedForLaterMachine } from './saved-for-later.machine.ts';

export type SavedForLaterRef = ActorRefFrom<typeof savedForLaterMachine>;
type Snapshot = SnapshotFrom<typeof savedForLaterMachine>;

/** True if the shopper can save items: not before the shopper is known, and never for employees. */
export const selectCanSave = (snapshot: Snapshot): boolean =>
  !snapshot.matches('waitingForShopper') && !snapshot.matches('disabled');

/** The items of the list; null while it is not known. */
export const selectItems = ({ context }: Snapshot) => context.list?.items ?? null;

export const selectHasItems = ({ context }: Snapshot): boolean => (context.list?.items.length ?? 0) > 0;

export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');

export type SavedScreen = 'loading' | 'guest' | 'employee' | 'unavailable' | 'list';

/** What the page of the account shows. */
export const selectScreen = (snapshot: Snapshot): SavedScreen => {
  if (snapshot.context.shopper?.consumerType === 'GUEST') return 'guest';
  if (snapshot.matches('disabled')) return 'employee';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('ready') ? 'list' : 'loading';
};

/** Returns the quantity that is asked for an item; null if none is. */
export const selectPendingQuantity =
  (itemId: string) =>
  ({ context }: Snapshot) =>
    context.asked.find((asked) => asked.itemId === itemId)?.qty ?? null;

/** Returns the pending request of an item; null if there is none. */
export const selectWish =
  (itemId: string) =>
  ({ context }: Snapshot) =>
    context.asked.find((asked) => asked.itemId === itemId)?.wish ?? null;

export const selectRefusal =
  (itemId: string) =>
  ({ context: { refused } }: Snapshot) =>
    refused?.itemId === itemId ? refused : null;
