import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectFailure,
  selectIsBusy,
  selectShown,
  type TranslationRef,
} from '#machines/translation/translation.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useText } from '#src/messages/text.ts';
import { translationText } from '#src/messages/translation.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

/** "Translate", "Show original", and what became of it. */
export function TranslationControl({ actor }: { actor: TranslationRef }) {
  const t = useText(translationText);
  const wordsOf = useFailureWords();
  const isTranslated = useSelector(actor, selectShown) !== null;
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  return (
    <div className={row}>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isBusy}
        onClick={() => actor.send({ type: isTranslated ? 'original.requested' : 'translation.requested' })}
      >
        {t(isTranslated ? 'original' : 'translate')}
      </Button>
      <Text size="sm" tone={failure ? 'danger' : 'soft'} role="status">
        {failure ? wordsOf(failure) : isTranslated && t('translated')}
      </Text>
    </div>
  );
}
