import { useSelector } from '@xstate/react';
import { type InStoreRef, selectFailure, selectIsBusy } from '#machines/in-store/in-store.selectors.ts';
import { StepTitle } from '#src/flows/shared/StepTitle.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { inStoreText } from '#src/messages/in-store.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Another kind of user is signed in: a customer, or an employee who does not work in a store. */
export function CustomerThere({ actor }: { actor: InStoreRef }) {
  const t = useText(inStoreText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  return (
    <Stack gap={5}>
      <StepTitle>{t('customer')}</StepTitle>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <Text tone="soft">{t('customerMore')}</Text>
      <Button
        variant="accent"
        size="lg"
        isWide
        isBusy={isBusy}
        onClick={() => actor.send({ type: 'signOut.requested' })}
      >
        {t('signOut')}
      </Button>
    </Stack>
  );
}
