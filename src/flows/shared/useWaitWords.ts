import type { ApiFailure } from '#machines/shared/failure.ts';
import { triesText } from '#src/messages/tries.ts';
import { useText } from '#src/messages/text.ts';

/**
 * Returns a function that tells the shopper how long to wait after too many attempts, in minutes or hours; null for
 * every other refusal.
 */
export function useWaitWords(): (failure: ApiFailure) => string | null {
  const t = useText(triesText);
  return ({ errorId, additionalInfo }) => {
    const seconds = additionalInfo?.['retryAfter'];
    if (errorId !== 'API429' || typeof seconds !== 'number') return null;
    const minutes = Math.ceil(seconds / 60);
    return minutes <= 90 ? t('minutes', { count: minutes }) : t('hours', { count: Math.ceil(minutes / 60) });
  };
}
