import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { SignInForm } from '#src/flows/sign-in-form/SignInForm.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './sign-in-form.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <SignInForm actor={actor} BotDefence={() => <p>Are you a person?</p>} />
    </Container>
  ),
  gestures: {
    'signIn.submitted': async (user, screen, { event: { fields } }) => {
      const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
      await user.clear(email);
      await user.type(email, fields.email);
      await user.clear(password);
      await user.type(password, fields.password);
      await user.click(screen.getByRole('button', { name: /^Sign in/ }));
    },
  },
  shows: {
    editing: (screen, { context: { failure } }) => {
      expect(screen.getByRole('button', { name: /^Sign in/ }).getAttribute('aria-busy')).not.toBe('true');
      const words =
        failure &&
        (errorMessages[failure.errorId as 'AUT401'] ?? (failure.isProviders ? outages.provider : errorMessages.API503));
      if (words) expect(screen.getByRole('alert').textContent).toContain(words);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    submitting: (screen) => {
      expect(screen.getByRole('button', { name: /^Sign in/ }).getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    proving: (screen) =>
      expect(screen.getByRole('button', { name: /^Sign in/ }).getAttribute('aria-busy')).toBe('true'),
    checking: (screen) => screen.getByText('Are you a person?'),
    showingTerms: unreachable('passed through'),
    closing: unreachable('passed through'),
    signedIn: (screen) => screen.getByRole('button', { name: /^Sign in/ }),
  },
});
