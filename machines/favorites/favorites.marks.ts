import type { FavoritesContext } from './favorites.types.ts';

/** True if a product is marked, or will be once what is asked is done. */
export function isMarked({ list, asked }: Pick<FavoritesContext, 'list' | 'asked'>, id: string): boolean {
  const last = asked.findLast((wish) => (wish.kind === 'add' || wish.kind === 'remove') && wish.id === id);
  return last ? last.kind === 'add' : (list?.items.some((item) => item.id === id) ?? false);
}
