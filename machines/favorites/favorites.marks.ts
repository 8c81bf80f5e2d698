import type { FavoritesContext } from './favorites.types.ts';

/**
 * What the hearts of every page read of a snapshot. In a file of its own, and without the chart's types, because it is
 * part of every page's code.
 */
interface Snapshot {
  context: Pick<FavoritesContext, 'list' | 'asked'>;
  matches(state: 'disabled'): boolean;
}

/** True if a product is marked, or will be once the pending requests are done. */
export function isMarked({ list, asked }: Snapshot['context'], id: string): boolean {
  const last = asked.findLast((wish) => (wish.kind === 'add' || wish.kind === 'remove') && wish.id === id);
  return last ? last.kind === 'add' : (list?.items.some((item) => item.id === id) ?? false);
}

export const selectIsOff = (snapshot: Snapshot): boolean => snapshot.matches('disabled');

/** The products of the list, without those that are about to leave it; null while it is not known. */
export const selectIds = ({ context }: Snapshot): string[] | null =>
  context.list && context.list.items.map(({ id }) => id).filter((id) => isMarked(context, id));
