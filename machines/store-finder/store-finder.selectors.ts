import type { SnapshotFrom } from 'xstate';
import type { storeFinderMachine } from './store-finder.machine.ts';

export type StoreFinderSnapshot = SnapshotFrom<typeof storeFinderMachine>;

/** The content under the field for a place. */
export type FinderScreen = 'asking' | 'searching' | 'denied' | 'unlocated' | 'results' | 'noneFound' | 'failed';

export const selectScreen = (snapshot: StoreFinderSnapshot): FinderScreen => {
  for (const screen of ['asking', 'denied', 'unlocated', 'results', 'noneFound', 'failed'] as const)
    if (snapshot.matches({ looking: screen })) return screen;
  // After a choice, the stores stay on screen.
  if (!snapshot.matches('looking') && snapshot.context.result) return 'results';
  return 'searching';
};

export const selectIsBusy = (snapshot: StoreFinderSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsCollecting = (snapshot: StoreFinderSnapshot): boolean =>
  !snapshot.matches('recalling') && !snapshot.matches('looking');
export const selectResult = ({ context }: StoreFinderSnapshot) => context.result;
export const selectChoice = ({ context }: StoreFinderSnapshot) => context.choice;
export const selectFailure = ({ context }: StoreFinderSnapshot) => context.failure;
export const selectPlace = ({ context: { where } }: StoreFinderSnapshot): string =>
  where && 'place' in where ? where.place : '';
