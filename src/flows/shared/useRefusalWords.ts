import { causeOf } from '#machines/shared/failure.ts';
import { refusalWords } from '#machines/cart/cart.failure.ts';
import type { RefusedChange } from '#machines/cart/cart.types.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { errorsText } from '#src/messages/errors.ts';
import { noticesText } from '#src/messages/notices.ts';
import { withAnyValues } from '#src/messages/message.ts';
import { useText } from '#src/messages/text.ts';

const isKeyOf = <C extends object>(catalogue: C, key: string): key is keyof C & string => key in catalogue;

/**
 * Returns a function that gives the message of a refused change: the cart's own message, else that of the error code,
 * else the service's (core 8).
 */
export function useRefusalWords(): (refused: Omit<RefusedChange, 'id'> | null) => string | null {
  const notice = withAnyValues(useText(noticesText));
  const error = useText(errorsText);
  const failureWords = useFailureWords();
  return (refused) => {
    if (!refused) return null;
    if (causeOf(refused.failure) !== 'refusal') return failureWords(refused.failure);
    const { title, values } = refusalWords(refused.change, refused.failure);
    const { errorId } = refused.failure;
    if (isKeyOf(errorsText.en, errorId) && title === 'outOfStock') return error(errorId);
    if (isKeyOf(noticesText.en, title)) return notice(title, values);
    return failureWords(refused.failure);
  };
}
