import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { ResetPasswordView } from '#src/flows/reset-password/ResetPasswordView.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import words from '#src/messages/compiled/en-US/reset-password.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './reset-password.model.ts';

const messages: Record<string, string> = {
  ...errorMessages,
  API422: passwords.invalid,
  API429: 'Too many tries. Try again in 1 minute.',
  UNEXPECTED: errorMessages.API503,
};
/** The label of the field that a refusal is about; every other is above the form. */
const fields: Record<string, string> = {
  AUT453: words.email,
  FE872: passwords.new,
  API422: passwords.new,
  AUT452: passwords.new,
  FE340: passwords.confirm,
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <ResetPasswordView
        actor={actor}
        code="a code"
        onSignIn={() => undefined}
        BotDefence={() => <p>Are you a person?</p>}
      />
    </Container>
  ),
  gestures: {
    'link.requested': async (user, screen, { event }) => {
      const email = screen.getByLabelText(words.email);
      await user.clear(email);
      await user.type(email, event.email);
      await user.click(screen.getByRole('button', { name: new RegExp(`^${words.ask}`) }));
    },
    'link.missed': (user, screen) => user.click(screen.getByRole('button', { name: words.again })),
    'password.submitted': async (user, screen, { event }) => {
      const typed = { [passwords.new]: event.newPassword, [passwords.confirm]: event.confirmPassword };
      for (const [label, text] of Object.entries(typed)) {
        const field = screen.getByLabelText(label);
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(screen.getByRole('button', { name: new RegExp(`^${words.choose}`) }));
    },
  },
  shows: {
    opening: unreachable('passed through'),
    asking: (screen, { context: { failure } }) => {
      screen.getByRole('button', { name: words.ask });
      if (failure) shows(screen, failure.errorId);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    requesting: (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${words.ask}`) }).getAttribute('aria-busy')).toBe('true'),
    checking: (screen) => screen.getByText('Are you a person?'),
    sent: (screen, { context: { email } }) =>
      expect(screen.getByRole('status').textContent).toBe(
        email === null ? words.sentNameless : words.sent.replace('{email}', email),
      ),
    choosing: (screen, { context: { failure } }) => {
      screen.getByRole('button', { name: words.choose });
      if (failure) shows(screen, failure.errorId);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    changing: (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${words.choose}`) }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    changed: (screen) => {
      expect(screen.getByRole('status').textContent).toBe(words.changed);
      screen.getByRole('button', { name: words.signIn });
    },
  },
});

function shows(screen: Screen, errorId: string): void {
  const field = fields[errorId];
  if (!field) expect(screen.getByRole('alert').textContent).toContain(messages[errorId]);
  else {
    expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    screen.getByText(messages[errorId] ?? '');
  }
}
