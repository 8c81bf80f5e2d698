import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SignInContext } from '#machines/sign-in/sign-in.types.ts';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { SignInSteps } from '#src/flows/sign-in/SignInSteps.tsx';
import words from '#src/messages/compiled/en-US/sign-in.gen.ts';
import signUp from '#src/messages/compiled/en-US/sign-up-form.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { maya, model } from './sign-in.model.ts';

const session = createActor(sessionMachine);

const Password = ({ email, onSignUp }: { email?: string; onSignUp?: (typed: string) => void }) => (
  <>
    <p>password for {email}</p>
    {onSignUp && <Button onClick={() => onSignUp(maya)}>{words.signUp}</Button>}
  </>
);
const NewAccount = ({ search, onSignIn }: { search: { email?: string }; onSignIn: () => void }) => (
  <>
    <p>account for {search.email}</p>
    <Button onClick={onSignIn}>{signUp.signIn}</Button>
  </>
);

type Shown = { context: SignInContext };

const button = (screen: Screen, name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const emailOf = (screen: Screen) => (screen.getByLabelText(words.email) as HTMLInputElement).value;

/** The form is the same: whoever dismisses the browser's question types their password. */
const passwordShown = (screen: Screen, { context: { account, email } }: Shown) => {
  screen.getByText(`password for ${email}`.trim());
  expect(screen.queryByRole('button', { name: words.signUp }) === null).toBe(account === 'known');
  button(screen, words.anotherEmail);
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <SignInSteps actor={actor} session={session} onForgot={() => undefined} SignIn={Password} SignUp={NewAccount} />
    </Container>
  ),
  gestures: {
    'email.submitted': async (user, screen, { event }) => {
      const field = screen.getByLabelText(words.email);
      await user.clear(field);
      await user.type(field, event.email);
      await user.click(button(screen, words.continue));
    },
    'email.reconsidered': (user, screen) => user.click(button(screen, words.anotherEmail)),
    'signUp.chosen': async (user, screen, { event, snapshot }) => {
      const field = screen.queryByLabelText(words.email);
      if (field && snapshot.matches('asking')) {
        await user.clear(field);
        await user.type(field, event.email);
      }
      await user.click(button(screen, words.signUp));
    },
    'passkey.chosen': async (user, screen, { event }) => {
      const field = screen.getByLabelText(words.email);
      await user.clear(field);
      await user.type(field, event.email);
      await user.click(button(screen, words.passkey));
    },
    'signIn.chosen': (user, screen) => user.click(button(screen, signUp.signIn)),
    'customer.entered': fromPort('watchForms'),
    'step.requested': fromPort('watchSteps'),
    'email.recalled': fromPort('keepEmail'),
  },
  shows: {
    opening: unreachable('passed through'),
    asking: (screen, { context: { email } }: Shown) => {
      expect(emailOf(screen)).toBe(email);
      expect(button(screen, words.continue).getAttribute('aria-busy')).not.toBe('true');
    },
    lookingUp: (screen) => expect(button(screen, words.continue).getAttribute('aria-busy')).toBe('true'),
    'signingIn.byPassword': passwordShown,
    'signingIn.byPasskey': passwordShown,
    signingUp: (screen, { context: { account, email } }: Shown) => {
      screen.getByText(`account for ${email}`.trim());
      const why = words.noAccount.replace('{email}', email);
      expect(screen.queryByText(why) === null).toBe(account !== 'unknown');
    },
    lookingForGaps: (screen) => screen.getByText(words.entered),
    greeting: (screen) => screen.getByText(words.entered),
    confirming: (screen) => screen.getByText(words.entered),
    leaving: (screen) => screen.getByText(words.entered),
    entered: (screen) => screen.getByText(words.entered),
  },
});
