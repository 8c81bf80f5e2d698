import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { EditProfileView } from '#src/flows/edit-profile/EditProfileView.tsx';
import words from '#src/messages/compiled/en-US/edit-profile.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './edit-profile.model.ts';

/** The label of the field that a refusal is about; every other is above the form. */
const fields: Record<string, string> = {
  AUT444: person.phone,
  PRO410: person.birthDate,
  API422: person.postalCode,
};
const messages: Record<string, string> = {
  ...errorMessages,
  PRO410: person.birthDateTooYoung.replace('{minimalAge}', '13'),
  API429: 'Too many tries. Try again in 1 minute.',
  UNEXPECTED: errorMessages.API503,
};
/** A field that may be left out says so beside its label. */
const labelled = (label: string) => (written: string) => [label, `${label}optional`].includes(written);
const save = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.submit}`) });

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <EditProfileView actor={actor} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen, { event: { fields: typed } }) => {
      expect(screen.getByLabelText<HTMLInputElement>(labelled(person.phone)).value).toBe(typed.phone);
      for (const [label, text] of [
        [person.lastName, typed.lastName],
        [person.postalCode, typed.postalCode],
      ] as const) {
        const field = screen.getByLabelText(labelled(label));
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(save(screen));
    },
    'profile.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
  },
  controls: { 'profile.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    opening: unreachable('passed through'),
    loading: (screen) => screen.getByText(words.loading),
    unavailable: (screen) => screen.getByText(words.unavailable),
    editing: (screen, { context: { failure } }) => {
      expect(save(screen).getAttribute('aria-busy')).not.toBe('true');
      if (failure) shows(screen, failure);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    saving: (screen) => expect(save(screen).getAttribute('aria-busy')).toBe('true'),
    leaving: unreachable('passed through'),
    saved: (screen) => save(screen),
  },
});

function shows(screen: Screen, { errorId }: ApiFailure): void {
  const field = fields[errorId];
  const message = messages[errorId] ?? '';
  if (!field) expect(screen.getByRole('alert').textContent).toContain(message);
  else {
    expect(screen.getByLabelText(labelled(field)).getAttribute('aria-invalid')).toBe('true');
    screen.getByText(message);
  }
}
