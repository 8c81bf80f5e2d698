import { refusalWords } from '#machines/cart/cart.failure.ts';
import type { RefusedChange } from '#machines/cart/cart.types.ts';
import { errorsText } from '#src/messages/errors.ts';
import { noticesText } from '#src/messages/notices.ts';
import { useText } from '#src/messages/text.ts';

const isKeyOf = <C extends object>(catalogue: C, key: string): key is keyof C & string => key in catalogue;

/** Says a refusal beside what it is about: in the cart's words, the error catalogue's, else the service's (core 8). */
export function useRefusalWords(): (refused: RefusedChange | null) => string | null {
  const notice = useText(noticesText);
  const error = useText(errorsText);
  return (refused) => {
    if (!refused) return null;
    const { title, values } = refusalWords(refused.change, refused.failure);
    const { errorId, message } = refused.failure;
    if (isKeyOf(errorsText.en, errorId) && title === 'outOfStock') return error(errorId);
    if (isKeyOf(noticesText.en, title)) return notice(title, values);
    if (isKeyOf(errorsText.en, errorId)) return error(errorId);
    return refused.failure.status === 0 || !message ? error('API503') : message;
  };
}
