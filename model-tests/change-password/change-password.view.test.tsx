import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { ChangePasswordForm } from '#src/flows/change-password/ChangePasswordForm.tsx';
import words from '#src/messages/compiled/en-US/change-password.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './change-password.model.ts';

/** The label of the field that a refusal is about, and its words; every other refusal is above the form. */
const atFields: Record<string, [label: string, words: string]> = {
  AUT450: [words.current, errorMessages.AUT450],
  AUT451: [passwords.new, errorMessages.AUT451],
  FE872: [passwords.new, errorMessages.FE872],
  API422: [passwords.new, passwords.invalid],
  FE340: [passwords.confirm, errorMessages.FE340],
};
const above: Record<string, string> = {
  API429: 'Too many tries. Try again in 1 minute.',
  UNEXPECTED: errorMessages.API503,
};
const button = new RegExp(`^${words.submit}`);

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <ChangePasswordForm actor={actor} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen, { event: { fields } }) => {
      const typed = {
        [words.current]: fields.currentPassword,
        [passwords.new]: fields.newPassword,
        [passwords.confirm]: fields.confirmPassword,
      };
      for (const [label, text] of Object.entries(typed)) {
        const field = screen.getByLabelText(label);
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(screen.getByRole('button', { name: button }));
    },
  },
  shows: {
    opening: unreachable('passed through'),
    editing: (screen, { context: { failure } }) => {
      expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).not.toBe('true');
      const [label, said] = atFields[failure?.errorId ?? ''] ?? [];
      if (label !== undefined && said !== undefined) {
        expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
        screen.getByText(said);
      } else if (failure) expect(screen.getByRole('alert').textContent).toContain(above[failure.errorId]);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    submitting: (screen) => expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBe('true'),
    done: (screen) => expect(screen.getByRole('status').textContent).toBe(words.done),
  },
});
