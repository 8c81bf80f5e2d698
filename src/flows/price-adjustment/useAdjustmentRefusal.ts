import type { ApiFailure } from '#machines/shared/failure.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { priceAdjustmentText } from '#src/messages/price-adjustment.ts';
import { useText } from '#src/messages/text.ts';

interface Refusal {
  place: 'value' | 'form';
  words: string;
}

/**
 * Returns the message of a refusal for the associate, and where it is shown. The shoppers' messages (core 8) would tell
 * them less.
 */
export function useAdjustmentRefusal(): (failure: ApiFailure | null) => Refusal | null {
  const t = useText(priceAdjustmentText);
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  return (failure) => {
    if (!failure) return null;
    const { errorId, fields = [] } = failure;
    if (errorId === 'PRC400' && fields.some(({ field }) => field === '/value'))
      return { place: 'value', words: t('valueRefused') };
    if (errorId === 'PRC400') return { place: 'form', words: t('notAdjustable') };
    if (errorId === 'ORD404') return { place: 'form', words: t('gone') };
    if (errorId === 'AUT432') return { place: 'form', words: t('notSelling') };
    if (errorId === 'PRC401') return { place: 'form', words: t('notAgreed') };
    if (errorId === 'AUT423') return { place: 'form', words: t('agreeLocked') };
    return { place: 'form', words: waitWords(failure) ?? wordsOf(failure) };
  };
}
