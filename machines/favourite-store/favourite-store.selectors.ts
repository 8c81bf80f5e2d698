import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { favouriteStoreMachine } from './favourite-store.machine.ts';

export type FavouriteStoreRef = ActorRefFrom<typeof favouriteStoreMachine>;
type Snapshot = SnapshotFrom<typeof favouriteStoreMachine>;

export const selectFavourite = ({ context }: Snapshot) => context.favourite;
export const selectWanted = ({ context }: Snapshot) => context.wanted;
/** Why the last choice was not kept, until the next one. */
export const selectFailure = (snapshot: Snapshot) => (snapshot.matches('refused') ? snapshot.context.failure : null);
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
