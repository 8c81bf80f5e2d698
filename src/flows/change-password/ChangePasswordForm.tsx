import { useSelector } from '@xstate/react';
import {
  type ChangePasswordRef,
  selectFailure,
  selectIsBusy,
  selectIsDone,
  selectRefusedField,
} from '#machines/change-password/change-password.selectors.ts';
import type { ChangePasswordFields } from '#machines/change-password/change-password.types.ts';
import { inLocale } from '#src/domain/locale.ts';
import { FailureText } from '#src/flows/shared/FailureText.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useNewPassword } from '#src/flows/shared/useNewPassword.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { changePasswordText } from '#src/messages/change-password.ts';
import { passwordsText } from '#src/messages/passwords.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { NewPasswordField } from '#src/ui/form/NewPasswordField.tsx';
import { PasswordField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const fieldsOf = (data: FormData): ChangePasswordFields => ({
  currentPassword: String(data.get('currentPassword')),
  newPassword: String(data.get('newPassword')),
  confirmPassword: String(data.get('confirmPassword')),
});

/**
 * The form with the current password and the new one. The typed text stays in the fields. Without script it is posted
 * to the page (src/server/posted-forms.ts).
 */
export function ChangePasswordForm({ actor }: { actor: ChangePasswordRef }) {
  const t = useText(changePasswordText);
  const p = useText(passwordsText);
  const locale = useLocale();
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const newPassword = useNewPassword();
  const isBusy = useSelector(actor, selectIsBusy);
  const isDone = useSelector(actor, selectIsDone);
  const failure = useSelector(actor, selectFailure);
  const field = useSelector(actor, selectRefusedField);
  if (isDone)
    return (
      <Notice tone="success" isLive>
        {t('done')}
      </Notice>
    );
  const words =
    failure && (failure.errorId === 'API422' ? newPassword.invalid : (waitWords(failure) ?? wordsOf(failure)));
  return (
    <Form
      method="post"
      action={inLocale(locale, '/account/password')}
      data-fallback
      isBusy={isBusy}
      onSubmit={(_, data) => actor.send({ type: 'form.submitted', fields: fieldsOf(data) })}
    >
      <Text tone="soft">{t('intro')}</Text>
      <FormError>{failure && field === null && <FailureText failure={failure} />}</FormError>
      <PasswordField
        label={t('current')}
        name="currentPassword"
        autoComplete="current-password"
        maxLength={128}
        isRequired
        error={field === 'currentPassword' ? words : null}
      />
      <NewPasswordField
        {...newPassword}
        label={p('new')}
        name="newPassword"
        error={field === 'newPassword' ? words : null}
        confirm={{
          label: p('confirm'),
          name: 'confirmPassword',
          different: p('different', { field: p('new') }),
          error: field === 'confirmPassword' ? words : null,
        }}
      />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
