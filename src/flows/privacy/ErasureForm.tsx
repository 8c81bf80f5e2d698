import { useSelector } from '@xstate/react';
import {
  type ErasureRef,
  selectFailure,
  selectHasUnfinishedOrder,
  selectIsBusy,
  selectIsPasswordWrong,
} from '#machines/erasure/erasure.selectors.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { privacyText } from '#src/messages/privacy.ts';
import { useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { PasswordField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';

/** Confirms the erasure with the password. */
export function ErasureForm({ actor }: { actor: ErasureRef }) {
  const t = useText(privacyText);
  const isBusy = useSelector(actor, selectIsBusy);
  const isPasswordWrong = useSelector(actor, selectIsPasswordWrong);
  const hasUnfinishedOrder = useSelector(actor, selectHasUnfinishedOrder);
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  const waitWords = useWaitWords();
  const refusal = failure && (waitWords(failure) ?? failureWords(failure));
  const message = hasUnfinishedOrder ? t('unfinishedOrder') : refusal;
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'erasure.confirmed', password: String(data.get('password')) })}
    >
      <FormError>{!isPasswordWrong && message}</FormError>
      {/* The press that asked for the form has removed its button. */}
      <div ref={focusIfLost} tabIndex={-1} role="group" aria-label={t('eraseTitle')}>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          isRequired
          error={isPasswordWrong ? message : null}
        />
      </div>
      <Stack direction="row" gap={3} wrap>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {t('eraseConfirm')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'erasure.dismissed' })}>
          {t('keep')}
        </Button>
      </Stack>
    </Form>
  );
}
