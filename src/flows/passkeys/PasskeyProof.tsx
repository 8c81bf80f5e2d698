import { useSelector } from '@xstate/react';
import {
  type PasskeysRef,
  selectFailure,
  selectIsAdding,
  selectIsPasswordWrong,
} from '#machines/passkeys/passkeys.selectors.ts';
import { AccountForm } from '#src/flows/profile/index.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { passkeysText } from '#src/messages/passkeys.ts';
import { useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Asks for the password before the browser makes a passkey. */
export function PasskeyProof({ actor }: { actor: PasskeysRef }) {
  const t = useText(passkeysText);
  const isAdding = useSelector(actor, selectIsAdding);
  const isPasswordWrong = useSelector(actor, selectIsPasswordWrong);
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  return (
    <AccountForm>
      <Form
        isBusy={isAdding}
        onSubmit={(_, data) => actor.send({ type: 'addition.confirmed', password: String(data.get('password')) })}
      >
        <div ref={focusIfLost} tabIndex={-1}>
          <Text>{t('proof')}</Text>
        </div>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          isRequired
          error={failure && isPasswordWrong ? failureWords(failure) : null}
        />
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" isBusy={isAdding}>
            {t('addConfirm')}
          </Button>
          <Button variant="secondary" disabled={isAdding} onClick={() => actor.send({ type: 'addition.dismissed' })}>
            {t('addCancel')}
          </Button>
        </Stack>
      </Form>
    </AccountForm>
  );
}
