import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import type { favoritesPageMachine } from './favorites-page.machine.ts';

export type FavoritesPageRef = ActorRefFrom<typeof favoritesPageMachine>;
type Snapshot = SnapshotFrom<typeof favoritesPageMachine>;

/** A place of the list. Without a card the product is being read, or is no longer sold. */
export interface Place {
  id: string;
  card: ProductCard | null;
  isGone: boolean;
}

export const selectIsWaiting = (snapshot: Snapshot): boolean => snapshot.matches('waiting');
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.matches('empty');
export const selectIsUnread = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
export const selectTotal = ({ context }: Snapshot): number => context.ids?.length ?? 0;

export const selectPlaces = ({ context: { ids, most, cards, gone } }: Snapshot): Place[] =>
  (ids ?? []).slice(0, most).map((id) => ({
    id,
    card: cards.find((card) => card.id === id) ?? null,
    isGone: gone.includes(id),
  }));

/** Compares two lists of places; a card is the same object as long as it is shown. */
export const arePlacesSame = (before: readonly Place[], after: readonly Place[]): boolean =>
  before.length === after.length &&
  before.every(
    ({ id, card, isGone }, at) => id === after[at]?.id && card === after[at].card && isGone === after[at].isGone,
  );
