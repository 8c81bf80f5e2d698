import { refusalWords } from '#machines/cart/cart.failure.ts';
import type { RefusedItem } from '#machines/saved-for-later/saved-for-later.types.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { useRefusalWords } from '#src/flows/shared/useRefusalWords.ts';

/** Returns the message beside a saved item that could not be moved (ITEM_OOS and the others of core 8) or removed. */
export function useSavedRefusalWords(): (refused: RefusedItem | null) => string | null {
  const t = useText(cartText);
  const why = useRefusalWords();
  return (refused) => {
    if (!refused) return null;
    const { wish, failure } = refused;
    if (wish === 'remove') return t('notTakenOff');
    if (wish === 'count') return t('notCounted');
    const change = { operation: 'addItems', items: [] } as const satisfies Parameters<typeof refusalWords>[0];
    if (refusalWords(change, failure).title === 'outOfStock') return t('notMovedOutOfStock');
    return [t('notMoved'), why({ change, failure })].join(' ');
  };
}
