import type { ApiFailure } from '#machines/shared/failure.ts';
import { triesText } from '#src/messages/tries.ts';
import { useText } from '#src/messages/text.ts';

/** What the shopper reads who tried too often: how long to wait, in minutes or hours. Null for every other refusal. */
export function useWaitWords(): (failure: ApiFailure) => string | null {
  const say = useText(triesText);
  return ({ errorId, additionalInfo }) => {
    const seconds = additionalInfo?.['retryAfter'];
    if (errorId !== 'API429' || typeof seconds !== 'number') return null;
    const minutes = Math.ceil(seconds / 60);
    return minutes <= 90 ? say('minutes', { count: minutes }) : say('hours', { count: Math.ceil(minutes / 60) });
  };
}
