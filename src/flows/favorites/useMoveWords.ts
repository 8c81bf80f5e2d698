import { refusalWords } from '#machines/cart/cart.failure.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { useRefusalWords } from '#src/flows/shared/useRefusalWords.ts';
import { favoritesText } from '#src/messages/favorites.ts';
import { useText } from '#src/messages/text.ts';

/** Returns the message at a product that could not be moved to the cart (ITEM_OOS and the others of core 8). */
export function useMoveWords(): (failure: ApiFailure) => string {
  const t = useText(favoritesText);
  const why = useRefusalWords();
  return (failure) => {
    const change = { operation: 'addItems', items: [] } as const satisfies Parameters<typeof refusalWords>[0];
    if (refusalWords(change, failure).title === 'outOfStock') return t('notMovedOutOfStock');
    return [t('notMoved'), why({ change, failure })].join(' ');
  };
}
