import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { CompleteProfileView } from '#src/flows/complete-profile/CompleteProfileView.tsx';
import words from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import interestNames from '#src/messages/compiled/en-US/interests.gen.ts';
import loyalty from '#src/messages/compiled/en-US/loyalty.gen.ts';
import passkeys from '#src/messages/compiled/en-US/passkeys.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './complete-profile.model.ts';

const messages: Record<string, string> = {
  ...errorMessages,
  API429: 'Too many tries. Try again in 1 minute.',
  PASSKEY_UNSUPPORTED: passkeys.unsupported,
  UNEXPECTED: errorMessages.API503,
};
/** A field that may be left out says so beside its label. */
const labelled = (label: string) => (written: string) => [label, `${label}optional`].includes(written);
const button = (screen: Screen, name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const busy = (screen: Screen, name: string) =>
  expect(button(screen, name).getAttribute('aria-busy') === 'true' ? name : null).toBe(name);
const idle = (screen: Screen, name: string, failure: ApiFailure | null) => {
  expect(button(screen, name).getAttribute('aria-busy')).not.toBe('true');
  if (failure) screen.getByText(messages[failure.errorId] ?? '');
  else expect(screen.queryByRole('alert')).toBeNull();
};

/** Where the interests alone are edited, no step follows. */
const saveIn = (begins: string) => (begins === 'interests' ? words.saveAlone : words.save);
const skip = (screen: Screen) => screen.queryByRole('button', { name: words.cancel }) ?? button(screen, words.later);

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <CompleteProfileView actor={actor} doneLabel={words.done} onSignIn={() => undefined} />
    </Container>
  ),
  gestures: {
    'joining.requested': async (user, screen) => {
      const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: loyalty.terms });
      if (!terms.checked) await user.click(terms);
      await user.click(button(screen, loyalty.join));
    },
    'welcome.read': (user, screen) => user.click(button(screen, words.continue)),
    'phone.submitted': async (user, screen, { event }) => {
      const field = screen.getByLabelText(person.phone);
      await user.clear(field);
      await user.type(field, event.phone);
      await user.click(button(screen, words.save));
    },
    'details.submitted': async (user, screen, { event: { details } }) => {
      for (const [label, text] of [
        [person.firstName, details.firstName],
        [person.lastName, details.lastName],
        [person.birthDate, ''],
        [person.postalCode, details.postalCode],
      ] as const) {
        const field = screen.getByLabelText(labelled(label));
        await user.clear(field);
        if (text) await user.type(field, text);
      }
      await user.click(button(screen, words.save));
    },
    'interests.submitted': async (user, screen, { event }) => {
      for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
        if (box.checked !== event.interests.some((one) => one === box.value)) await user.click(box);
      await user.click(screen.queryByRole('button', { name: words.saveAlone }) ?? button(screen, words.save));
    },
    'passkey.requested': async (user, screen, { event }) => {
      const field = screen.getByLabelText(passkeys.password);
      await user.clear(field);
      await user.type(field, event.password);
      await user.click(button(screen, passkeys.add));
    },
    'step.skipped': (user, screen) => user.click(skip(screen)),
    'step.reversed': (user, screen) => user.click(button(screen, words.back)),
    'profile.retried': (user, screen) => user.click(button(screen, words.retry)),
    'flow.left': (user, screen) => user.click(screen.queryByRole('button', { name: words.done }) ?? skip(screen)),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
    'step.requested': fromPort('watchSteps'),
  },
  controls: { 'step.reversed': (screen) => screen.queryByRole('button', { name: words.back }) },
  shows: {
    opening: unreachable('passed through'),
    loading: (screen) => screen.getByText(words.loading),
    guest: (screen) => screen.getByText(words.guest),
    unavailable: (screen) => screen.getByText(words.unavailable),
    'steps.beginning': unreachable('passed through'),
    'steps.toMobile': unreachable('passed through'),
    'steps.toDetails': unreachable('passed through'),
    'steps.toInterests': unreachable('passed through'),
    'steps.toPasskey': unreachable('passed through'),
    'steps.ending': unreachable('passed through'),
    'steps.backToInterests': unreachable('passed through'),
    'steps.backToDetails': unreachable('passed through'),
    'steps.backToMobile': unreachable('passed through'),
    'steps.backToGreeting': unreachable('passed through'),
    'steps.nonLoyalty.offering': (screen, { context }) => idle(screen, loyalty.join, context.failure),
    'steps.nonLoyalty.joining': (screen) => busy(screen, loyalty.join),
    'steps.welcome': (screen) => screen.getByText(words.welcomeBody),
    'steps.mobile.editing': (screen, { context }) => {
      screen.getByLabelText(person.phone);
      idle(screen, words.save, context.failure);
    },
    'steps.mobile.saving': (screen) => busy(screen, words.save),
    'steps.details.editing': (screen, { context }) => {
      screen.getByText(words.detailsBody);
      idle(screen, words.save, context.failure);
    },
    'steps.details.saving': (screen) => busy(screen, words.save),
    'steps.interests.editing': (screen, { context }) => {
      screen.getByRole('group', { name: interestNames.interests });
      idle(screen, saveIn(context.begins), context.failure);
    },
    'steps.interests.saving': (screen, { context }) => busy(screen, saveIn(context.begins)),
    'steps.passkey.offering': (screen, { context }) => {
      screen.getByText(passkeys.lead);
      idle(screen, passkeys.add, context.failure);
    },
    'steps.passkey.adding': (screen) => busy(screen, passkeys.add),
    'steps.success': (screen) => screen.getByText(words.successBody),
    leaving: (screen, { context }) => screen.getByText(context.hasSaved ? words.successBody : words.lead),
    left: (screen, { context }) => screen.getByText(context.hasSaved ? words.successBody : words.lead),
  },
});
