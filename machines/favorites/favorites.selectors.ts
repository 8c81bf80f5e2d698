import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { favoritesMachine } from './favorites.machine.ts';

export type FavoritesRef = ActorRefFrom<typeof favoritesMachine>;
export type FavoritesSnapshot = SnapshotFrom<typeof favoritesMachine>;

export const selectIsEmployee = ({ context }: FavoritesSnapshot): boolean =>
  context.shopper?.consumerType === 'EMPLOYEE';
export const selectIsUnavailable = (snapshot: FavoritesSnapshot): boolean => snapshot.matches('unavailable');

export const selectShare = ({ context }: FavoritesSnapshot) => context.list?.share ?? null;
/** True if the shared page shows the owner's name, or will once the pending requests are done. */
export const selectShowsName = ({ context: { list, asked } }: FavoritesSnapshot): boolean => {
  const wanted = asked.find((wish) => wish.kind === 'share');
  return wanted ? wanted.showsName : (list?.share?.showsName ?? false);
};
export const selectIsSharing = ({ context }: FavoritesSnapshot): boolean =>
  context.asked.some(({ kind }) => kind === 'share');
/** A guest has no name to show. */
export const selectHasName = ({ context }: FavoritesSnapshot): boolean =>
  context.shopper?.consumerType === 'REGISTERED';

/** True while a product is on its way to the cart. */
export const selectIsMoving =
  (id: string) =>
  (snapshot: FavoritesSnapshot): boolean =>
    !snapshot.matches({ ready: 'choosing' }) &&
    snapshot.context.asked.some((wish) => wish.kind === 'move' && wish.id === id);

/** The sizes to choose from, at the product that they are of. */
export const selectSizes =
  (id: string) =>
  (snapshot: FavoritesSnapshot): FavoritesSnapshot['context']['sizes'] =>
    snapshot.matches({ ready: 'choosing' }) && snapshot.context.sizes?.id === id ? snapshot.context.sizes : null;

/** Why a product could not be moved to the cart. */
export const selectMoveRefusal =
  (id: string) =>
  ({ context: { refused } }: FavoritesSnapshot) =>
    refused?.wish.kind === 'move' && refused.wish.id === id ? refused.failure : null;

export const selectShareRefusal = ({ context: { refused } }: FavoritesSnapshot) =>
  refused?.wish.kind === 'share' ? refused.failure : null;
