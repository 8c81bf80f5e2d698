import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { EventSignUpView } from '#src/flows/event-sign-up/EventSignUpView.tsx';
import words from '#src/messages/compiled/en-US/event-sign-up.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { attendee, event, model } from './event-sign-up.model.ts';

const nothing = () => undefined;
const join = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.join}`) });

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <EventSignUpView actor={actor} onClose={nothing} onSignIn={nothing} onSignUp={nothing} />
    </Container>
  ),
  gestures: {
    'day.toggled': (user, screen, { event: { day } }) =>
      user.click(screen.getAllByRole<HTMLInputElement>('checkbox').find(({ value }) => value === day) ?? document.body),
    'form.submitted': async (user, screen, { event: { plusOne } }) => {
      const field = screen.getByLabelText(words.plusOne);
      await user.clear(field);
      if (plusOne) await user.type(field, plusOne);
      const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${words.terms}`) });
      if (!terms.checked) await user.click(terms);
      await user.click(join(screen));
    },
    'failure.dismissed': (user, screen) => user.click(screen.getByRole('button', { name: 'Dismiss' })),
    'sign-up.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  controls: { 'failure.dismissed': (screen) => screen.queryByRole('button', { name: 'Dismiss' }) },
  shows: {
    guest: (screen) => screen.getByRole('button', { name: words.signIn }),
    reading: (screen) => screen.getByRole('status', { name: words.reading }),
    editing: (screen, { context: { failure, days } }) => {
      expect(screen.getByLabelText<HTMLInputElement>(words.email).value).toBe(attendee.email);
      expect(join(screen).getAttribute('aria-busy')).not.toBe('true');
      if (days.length > 0) screen.getByText(`${days.length} chosen`, { exact: false });
      if (failure) expect(screen.getByRole('alert').textContent).not.toBe('');
    },
    'editing.choosing': (screen) => expect(screen.queryByText(words.daysMissing)).toBeNull(),
    'editing.lackingDays': (screen) => screen.getByText(words.daysMissing),
    submitting: (screen) => expect(join(screen).getAttribute('aria-busy')).toBe('true'),
    unavailable: (screen) => screen.getByText(words.unavailable),
    joined: (screen) => expect(screen.getByRole('status').textContent).toBe(event.confirmationSubtitle),
  },
});
