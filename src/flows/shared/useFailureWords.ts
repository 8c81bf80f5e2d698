import { type ApiFailure, causeOf } from '#machines/shared/failure.ts';
import { errorsText } from '#src/messages/errors.ts';
import { outagesText } from '#src/messages/outages.ts';
import { useText } from '#src/messages/text.ts';

const isKnown = (errorId: string): errorId is keyof typeof errorsText.en & string => errorId in errorsText.en;

/**
 * What the shopper reads of a failure: why nothing could be done and what to do next, by its cause; of a refusal the
 * catalogue's words, else those of the service (core 8).
 */
export function useFailureWords(): (failure: ApiFailure) => string {
  const say = useText(errorsText);
  const outage = useText(outagesText);
  return (failure) => {
    const { errorId, message } = failure;
    const cause = causeOf(failure);
    if (cause === 'offline' || cause === 'provider') return outage(cause);
    if (isKnown(errorId)) return say(errorId);
    return cause === 'refusal' && message ? message : say('API503');
  };
}

/** The line above those words: that of a refusal is the asker's own, and never stands above anything else. */
export function useFailureTitle(): (failure: ApiFailure, refused: string) => string {
  const outage = useText(outagesText);
  return (failure, refused) => {
    const cause = causeOf(failure);
    return cause === 'refusal' ? refused : outage(`${cause}Title`);
  };
}
