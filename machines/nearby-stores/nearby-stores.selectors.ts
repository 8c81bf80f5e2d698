import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { nearbyStoresMachine } from './nearby-stores.machine.ts';

export type NearbyStoresRef = ActorRefFrom<typeof nearbyStoresMachine>;
type Snapshot = SnapshotFrom<typeof nearbyStoresMachine>;

export const selectScreen = (snapshot: Snapshot) => {
  for (const screen of ['asking', 'denied', 'unlocated', 'results', 'noneFound', 'failed'] as const)
    if (snapshot.matches(screen)) return screen;
  return snapshot.matches('recalling') || snapshot.matches('forgetting') ? 'asking' : 'searching';
};
export const selectResult = ({ context }: Snapshot) => context.result;
export const selectWhere = ({ context }: Snapshot) => context.where;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
