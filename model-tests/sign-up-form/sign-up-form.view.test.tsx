import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { SignUpView } from '#src/flows/sign-up-form/SignUpView.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import words from '#src/messages/compiled/en-US/sign-up-form.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { model } from './sign-up-form.model.ts';

const session = createActor(sessionMachine);

/** The label of the field that a refusal is about; every other is above the form. */
const fields: Record<string, string> = {
  AUT439: words.email,
  PRO400: words.email,
  AUT453: words.email,
  AUT442: person.phone,
  AUT444: person.phone,
  FE872: words.password,
  PRO410: person.birthDate,
  PRO411: person.birthDate,
  '/postalCode': person.postalCode,
  '/phone': person.phone,
  '/password': words.password,
};
const messages: Record<string, string> = {
  ...errorMessages,
  PRO410: person.birthDateTooYoung.replace('{minimalAge}', '13'),
  API429: 'Too many tries. Try again in 1 minute.',
  UNEXPECTED: errorMessages.API503,
  '/password': passwords.invalid,
  '/phone': words.phoneForTexts,
  '/postalCode': errorMessages.API422,
};

/** A field that may be left out says so beside its label. */
const labelled = (label: string) => (written: string) => [label, `${label}optional`].includes(written);

const submit = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.submit}`) });

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <SignUpView
        actor={actor}
        session={session}
        search={{ enrollment: 'loyalty' }}
        onSignIn={() => undefined}
        onForgot={() => undefined}
        BotDefence={() => <p>Are you a person?</p>}
      />
    </Container>
  ),
  gestures: {
    'signUp.submitted': async (user, screen, { event: { fields: typed } }) => {
      const texts: (readonly [label: string, text: string | undefined])[] = [
        [person.firstName, typed.firstName],
        [person.lastName, typed.lastName],
        [person.birthDate, typed.birthDate],
        [person.phone, '3035550142'],
        [person.postalCode, typed.postalCode],
        [words.email, typed.email],
        [words.password, typed.password],
      ];
      for (const [label, text] of texts) {
        const field = screen.getByLabelText(labelled(label));
        await user.clear(field);
        await user.type(field, text ?? '');
      }
      for (const name of [words.loyaltyTerms, words.allTerms]) {
        const box = screen.getByRole('checkbox', { name });
        if (!(box as HTMLInputElement).checked) await user.click(box);
      }
      await user.click(submit(screen));
    },
  },
  shows: {
    opening: unreachable('passed through'),
    preparing: isEditable,
    editing: isEditable,
    proving: isBusy,
    submitting: isBusy,
    provingSignIn: isBusy,
    signingIn: isBusy,
    joining: isBusy,
    leaving: isBusy,
    checking: (screen) => screen.getByText('Are you a person?'),
    welcomed: (screen) => submit(screen),
    created: (screen) => {
      expect(screen.getByRole('status').textContent).toBe(words.created);
      screen.getByRole('button', { name: words.signIn });
    },
  },
});

function isEditable(screen: Screen, { context: { failure } }: { context: { failure: ApiFailure | null } }): void {
  expect(submit(screen).getAttribute('aria-busy')).not.toBe('true');
  if (failure) shows(screen, failure);
  else expect(screen.queryByRole('alert')).toBeNull();
}

function isBusy(screen: Screen): void {
  expect(submit(screen).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
}

function shows(screen: Screen, { errorId, isProviders, fields: named }: ApiFailure): void {
  const about = named?.[0]?.field ?? errorId;
  const field = fields[about];
  const message = isProviders ? outages.provider : messages[about];
  if (!field) expect(screen.getByRole('alert').textContent).toContain(message);
  else {
    expect(screen.getByLabelText(labelled(field)).getAttribute('aria-invalid')).toBe('true');
    screen.getByText(message ?? '');
  }
}
