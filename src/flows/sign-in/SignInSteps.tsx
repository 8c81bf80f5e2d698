import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ComponentProps, type ComponentType, useMemo } from 'react';
import {
  selectAccount,
  selectEmail,
  selectRecalled,
  selectScreen,
  selectSignInForm,
  selectSignUpForm,
  type SignInRef,
} from '#machines/sign-in/sign-in.selectors.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { SignInForm } from '#src/flows/sign-in-form/index.ts';
import { SignUpView } from '#src/flows/sign-up-form/index.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { EmailForm } from './EmailForm.tsx';
import { focusStep } from '#src/flows/shared/focusStep.ts';
import { scripted } from '#src/ui/text/scripted.ts';
import { space } from '#src/ui/theme/tokens.ts';

/** Aligns the first letter with the fields below. */
const flush = css`
  margin-inline-start: calc(-1 * ${space[2]} - 1.5px);
`;

interface Props {
  actor: SignInRef;
  session: SessionRef;
  /** Offers a new password in the place of the flow; without it the links lead to the page. */
  onForgot?: () => void;
  /** On the page: where the sign-in leads to. */
  returnTo?: string;
  /** Tests replace the forms. */
  SignIn?: ComponentType<ComponentProps<typeof SignInForm>>;
  SignUp?: ComponentType<ComponentProps<typeof SignUpView>>;
}

/** The step that the flow is at, without its title. */
export function SignInSteps(props: Props) {
  const { actor, session, onForgot, returnTo, SignIn = SignInForm, SignUp = SignUpView } = props;
  const t = useText(signInText);
  const screen = useSelector(actor, selectScreen);
  const email = useSelector(actor, selectEmail);
  // The fields begin anew with the email of before a reload.
  const recalled = useSelector(actor, selectRecalled);
  const account = useSelector(actor, selectAccount);
  const signInForm = useSelector(actor, selectSignInForm);
  const signUpForm = useSelector(actor, selectSignUpForm);
  // Where a locale does not allow it, the form is the standard one.
  const search = useMemo(() => ({ enrollment: 'simplified' as const, ...(email === '' ? {} : { email }) }), [email]);
  if (screen === 'entered')
    return (
      <Notice tone="success" isLive>
        {t('entered')}
      </Notice>
    );
  if (screen === 'email')
    return (
      <Stack gap={5}>
        <Text tone="soft">{t('intro')}</Text>
        <EmailForm key={recalled} actor={actor} returnTo={returnTo} />
      </Stack>
    );
  const another = (
    <div className={scripted}>
      <Stack gap={2} align="start">
        {screen === 'signUp' && account === 'unknown' && (
          <p tabIndex={-1} ref={focusStep}>
            {t('noAccount', { email })}
          </p>
        )}
        <Button variant="quiet" size="sm" className={flush} onClick={() => actor.send({ type: 'email.reconsidered' })}>
          {t('anotherEmail')}
        </Button>
      </Stack>
    </div>
  );
  if (screen === 'signIn')
    return (
      <Stack gap={5}>
        <Text tone="soft">{t('intro')}</Text>
        {another}
        {signInForm && (
          <SignIn
            key={recalled}
            actor={signInForm}
            email={email}
            passwordRef={focusStep}
            hasPasskeys
            {...(onForgot ? { onForgot } : {})}
            {...(account === 'known'
              ? {}
              : { onSignUp: (typed: string) => actor.send({ type: 'signUp.chosen', email: typed }) })}
            {...(returnTo === undefined ? {} : { returnTo })}
          />
        )}
      </Stack>
    );
  return (
    <Stack gap={5}>
      {another}
      {signUpForm && (
        <SignUp
          key={recalled}
          actor={signUpForm}
          session={session}
          search={search}
          onSignIn={() => actor.send({ type: 'signIn.chosen' })}
          {...(onForgot ? { onForgot } : {})}
        />
      )}
    </Stack>
  );
}
