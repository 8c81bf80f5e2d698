import { type ApiFailure, causeOf } from '#machines/shared/failure.ts';
import { errorsText } from '#src/messages/errors.ts';
import { outagesText } from '#src/messages/outages.ts';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';

const isKnown = (errorId: string): errorId is keyof typeof errorsText.en & string => errorId in errorsText.en;

/**
 * Returns a function that gives the message of a failure. For an outage: why, by its cause, and what to do next. For a
 * refusal: the message of its error code, else that of the service (core 8).
 */
export function useFailureWords(): (failure: ApiFailure) => string {
  const t = useText(errorsText);
  const outage = useText(outagesText);
  return (failure) => {
    const { errorId, message } = failure;
    const cause = causeOf(failure);
    if (cause === 'offline' || cause === 'provider') return outage(cause);
    if (isKnown(errorId)) return t(errorId);
    return cause === 'refusal' && message ? message : t('API503');
  };
}

/**
 * Returns a function that gives the title above that message. `refused` is the caller's own title and is used only for
 * refusals.
 */
export function useFailureTitle(): (failure: ApiFailure, refused: string) => string {
  const outage = useText(outagesText);
  const ui = useText(uiText);
  return (failure, refused) => {
    const cause = causeOf(failure);
    if (cause === 'refusal') return refused;
    return cause === 'offline' ? ui('offlineTitle') : outage(`${cause}Title`);
  };
}
