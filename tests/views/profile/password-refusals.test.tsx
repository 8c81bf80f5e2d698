import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import { ChangePasswordForm } from '#src/flows/change-password/ChangePasswordForm.tsx';
import { ResetPasswordView } from '#src/flows/reset-password/ResetPasswordView.tsx';
import errors from '#src/messages/compiled/en-US/errors.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';

const failureOf = (errorId: string) => ({ errorId, message: '', status: 422 });

function changing(errorId: string): ReactElement {
  const actor = createActor(changePasswordMachine, { input: { failure: failureOf(errorId) } }).start();
  return <ChangePasswordForm actor={actor} />;
}

function resetting(errorId: string, hasLink: boolean): ReactElement {
  const actor = createActor(resetPasswordMachine, { input: { hasLink, failure: failureOf(errorId) } }).start();
  return <ResetPasswordView actor={actor} code="a code" onSignIn={() => undefined} BotDefence={() => null} />;
}

const forms = {
  'the change of a password': changing,
  'the request of a link': (errorId: string) => resetting(errorId, false),
  'the new password of a link': (errorId: string) => resetting(errorId, true),
} as const;

it.each(Object.keys(forms) as (keyof typeof forms)[])('leads on from the message above %s', (form) => {
  for (const [errorId, words, page] of [
    ['AUT440', 'Contact us', '/en-us/help/contact-us'],
    ['AUT441', 'Reset your password', '/en-us/forgot-password'],
  ] as const) {
    const { unmount } = render(forms[form](errorId));
    expect(screen.getByRole('alert').textContent).toBe(errors[errorId]);
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(page);
    unmount();
  }
});

it.each(['AUT451', 'AUT452'] as const)('shows %s at the new password, whichever form was refused', (errorId) => {
  for (const form of ['the change of a password', 'the new password of a link'] as const) {
    const { unmount } = render(forms[form](errorId));
    expect(screen.getByLabelText(passwords.new).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(errors[errorId])).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
  }
});
