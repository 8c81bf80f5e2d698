import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { SignInForm } from '#src/flows/sign-in-form/SignInForm.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import words from '#src/messages/compiled/en-US/sign-in.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './sign-in-form.model.ts';

const submit = (screen: Screen) => screen.getByRole('button', { name: /^Sign in(?! with)/ });
const passkey = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.passkey}`) });
const isBusy = (button: HTMLElement) => button.getAttribute('aria-busy') === 'true';

const passkeyWords: Readonly<Record<string, string>> = {
  [passkeyFailures.dismissed]: words.passkeyDismissed,
  [passkeyFailures.unsupported]: words.passkeyUnsupported,
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <SignInForm actor={actor} hasPasskeys BotDefence={() => <p>Are you a person?</p>} />
    </Container>
  ),
  gestures: {
    'signIn.submitted': async (user, screen, { event: { fields } }) => {
      const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
      await user.clear(email);
      await user.type(email, fields.email);
      await user.clear(password);
      await user.type(password, fields.password);
      await user.click(submit(screen));
    },
    'passkey.requested': (user, screen) => user.click(passkey(screen)),
  },
  shows: {
    editing: (screen, { context: { failure } }) => {
      expect([isBusy(submit(screen)), isBusy(passkey(screen))]).toEqual([false, false]);
      const told =
        failure &&
        (passkeyWords[failure.errorId] ??
          errorMessages[failure.errorId as 'AUT401'] ??
          (failure.isProviders ? outages.provider : errorMessages.API503));
      if (told) expect(screen.getByRole('alert').textContent).toContain(told);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    submitting: (screen) => {
      expect(isBusy(submit(screen))).toBe(true);
      expect(screen.queryByRole('alert')).toBeNull();
    },
    showingPasskey: (screen) => {
      expect([isBusy(submit(screen)), isBusy(passkey(screen))]).toEqual([false, true]);
      expect(screen.queryByRole('alert')).toBeNull();
    },
    proving: (screen) => expect(isBusy(submit(screen))).toBe(true),
    checking: (screen) => screen.getByText('Are you a person?'),
    showingTerms: unreachable('passed through'),
    closing: unreachable('passed through'),
    signedIn: submit,
  },
});
