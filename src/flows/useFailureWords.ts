import type { ApiFailure } from '#machines/shared/failure.ts';
import { errorsText } from '#src/messages/errors.ts';
import { useText } from '#src/messages/text.ts';

const isKnown = (errorId: string): errorId is keyof typeof errorsText.en & string => errorId in errorsText.en;

/** What the shopper reads of a refusal: the catalogue's words, else those of the service (core 8). */
export function useFailureWords(): (failure: ApiFailure) => string {
  const say = useText(errorsText);
  return ({ errorId, message, status }) => {
    if (isKnown(errorId)) return say(errorId);
    return status > 0 && message ? message : say('API503');
  };
}
