import { useSelector } from '@xstate/react';
import type { ComponentType, MouseEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import { selectFailure, selectIsBusy, selectBotDefence } from '#machines/sign-in-form/sign-in-form.selectors.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { inLocale } from '#src/domain/locale.ts';
import { FailureText } from '#src/flows/shared/FailureText.tsx';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { isPlainClick, Link } from '#src/ui/text/Link.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { PasswordField, TextField } from '#src/ui/form/TextField.tsx';

interface Props {
  actor: ActorRefFrom<typeof signInFormMachine>;
  /** Offers a new password in the place of the form; without it the links lead to the page. */
  onForgot?: () => void;
  /** Offers an account in the place of the form, with the typed e-mail address. */
  onSignUp?: (email: string) => void;
  /** On the page, where the form is posted without script: the page that the sign-in leads to. */
  returnTo?: string;
  /** Tests replace it. */
  BotDefence?: ComponentType<{ actor: BotDefenceRef }>;
}

const typedEmail = (button: Element): string => {
  const form = button.closest('form');
  return form ? String(new FormData(form).get('email') ?? '').trim() : '';
};

/** A form with e-mail address and password. The typed text stays in the fields. */
export function SignInForm({ actor, onForgot, onSignUp, returnTo, BotDefence = LaterBotDefence }: Props) {
  const t = useText(signInText);
  const locale = useLocale();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const check = useSelector(actor, selectBotDefence);
  const submit = (data: FormData) =>
    actor.send({
      type: 'signIn.submitted',
      fields: { email: String(data.get('email')).trim(), password: String(data.get('password')) },
    });
  const forget = (event: MouseEvent) => {
    if (!onForgot || !isPlainClick(event)) return;
    event.preventDefault();
    onForgot();
  };
  return (
    <Form
      isBusy={isBusy}
      {...(returnTo === undefined
        ? {}
        : { method: 'post', action: inLocale(locale, '/sign-in'), 'data-fallback': true })}
      onSubmit={(_, data) => submit(data)}
    >
      {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <FormError>{failure && <FailureText failure={failure} onReset={forget} />}</FormError>
      <TextField label={t('email')} name="email" type="email" autoComplete="username" maxLength={100} isRequired />
      <PasswordField label={t('password')} name="password" autoComplete="current-password" maxLength={128} isRequired />
      <Link href={inLocale(locale, '/forgot-password')} variant="standalone" onClick={forget}>
        {t('forgot')}
      </Link>
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
      {onSignUp && (
        <Button variant="secondary" isWide onClick={(event) => onSignUp(typedEmail(event.currentTarget))}>
          {t('signUp')}
        </Button>
      )}
      {check && <BotDefence actor={check} />}
    </Form>
  );
}
