import { useSelector } from '@xstate/react';
import {
  type ResetPasswordRef,
  selectFailure,
  selectIsBusy,
  selectRefusedField,
} from '#machines/reset-password/reset-password.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { FailureText } from '#src/flows/shared/FailureText.tsx';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useNewPassword } from '#src/flows/shared/useNewPassword.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { passwordsText } from '#src/messages/passwords.ts';
import { resetPasswordText } from '#src/messages/reset-password.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { NewPasswordField } from '#src/ui/form/NewPasswordField.tsx';
import { Button } from '#src/ui/text/Button.tsx';

/** The form for the new password. Without script it is posted to the page (src/server/posted-forms.ts). */
export function PasswordForm({ actor, code }: { actor: ResetPasswordRef; code: string }) {
  const t = useText(resetPasswordText);
  const p = useText(passwordsText);
  const locale = useLocale();
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const newPassword = useNewPassword();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const field = useSelector(actor, selectRefusedField);
  const words =
    failure && (failure.errorId === 'API422' ? newPassword.invalid : (waitWords(failure) ?? wordsOf(failure)));
  const submit = (data: FormData) =>
    actor.send({
      type: 'password.submitted',
      newPassword: String(data.get('newPassword')),
      confirmPassword: String(data.get('confirmPassword')),
    });
  return (
    <Form
      method="post"
      action={inLocale(locale, '/reset-password')}
      data-fallback
      isBusy={isBusy}
      onSubmit={(_, data) => submit(data)}
    >
      <FormError>{failure && field === null && <FailureText failure={failure} />}</FormError>
      <input type="hidden" name="code" value={code} />
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
        {t('choose')}
      </Button>
    </Form>
  );
}
