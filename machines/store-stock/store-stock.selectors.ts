import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { storeStockMachine } from './store-stock.machine.ts';

export type StoreStockRef = ActorRefFrom<typeof storeStockMachine>;
type Snapshot = SnapshotFrom<typeof storeStockMachine>;

export const selectScreen = (snapshot: Snapshot) => {
  for (const screen of ['empty', 'known', 'failed'] as const) if (snapshot.matches(screen)) return screen;
  return 'asking';
};
export const selectArticles = ({ context }: Snapshot) => context.articles;

/** Returns a selector for what a store has of each article, by the order of the articles; null if it is not known. */
export const selectUnitsIn =
  (storeId: string) =>
  ({ context }: Snapshot) =>
    context.result?.stores.find(({ store }) => store.storeId === storeId)?.inventory ?? null;
