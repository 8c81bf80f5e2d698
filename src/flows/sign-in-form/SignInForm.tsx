import { useSelector } from '@xstate/react';
import type { ComponentType, MouseEvent, Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import {
  selectFailure,
  selectIsBusy,
  selectBotDefence,
  selectIsShowingPasskey,
} from '#machines/sign-in-form/sign-in-form.selectors.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { inLocale } from '#src/domain/locale.ts';
import { typedEmail } from '#src/flows/shared/typed-email.ts';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { isPlainClick, Link } from '#src/ui/text/Link.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { PasswordField, TextField } from '#src/ui/form/TextField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { scripted } from '#src/ui/text/scripted.ts';
import { SignInFailure } from './SignInFailure.tsx';

interface Props {
  actor: ActorRefFrom<typeof signInFormMachine>;
  /** Offers a new password in the place of the form; without it the links lead to the page. */
  onForgot?: () => void;
  /** Offers an account in the place of the form, with the typed e-mail address. */
  onSignUp?: (email: string) => void;
  /** Fills in the field. */
  email?: string;
  passwordRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** On the page, where the form is posted without script: the page that the sign-in leads to. */
  returnTo?: string;
  /** Also offers a passkey: not to associates, who have a sign-in of their own. */
  hasPasskeys?: boolean;
  /** Tests replace it. */
  BotDefence?: ComponentType<{ actor: BotDefenceRef }>;
}

/** A form with e-mail address and password. The typed text stays in the fields. */
export function SignInForm(props: Props) {
  const { actor, onForgot, onSignUp, email, passwordRef, returnTo, hasPasskeys = false } = props;
  const { BotDefence = LaterBotDefence } = props;
  const t = useText(signInText);
  const locale = useLocale();
  const isBusy = useSelector(actor, selectIsBusy);
  const isShowingPasskey = useSelector(actor, selectIsShowingPasskey);
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
      <FormError>{failure && <SignInFailure failure={failure} onReset={forget} />}</FormError>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={100}
        {...(email === undefined ? {} : { defaultValue: email })}
        isRequired
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        isRequired
        {...(passwordRef ? { ref: passwordRef } : {})}
      />
      <Link href={inLocale(locale, '/forgot-password')} variant="standalone" onClick={forget}>
        {t('forgot')}
      </Link>
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy && !isShowingPasskey}>
        {t('submit')}
      </Button>
      {hasPasskeys && <PasskeyButton actor={actor} />}
      {onSignUp && (
        <div className={scripted}>
          <Button variant="secondary" isWide onClick={(event) => onSignUp(typedEmail(event.currentTarget))}>
            {t('signUp')}
          </Button>
        </div>
      )}
      {check && <BotDefence actor={check} />}
    </Form>
  );
}
