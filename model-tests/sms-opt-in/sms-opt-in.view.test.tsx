import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { SmsOptIn } from '#src/flows/sms-opt-in/index.ts';
import words from '#src/messages/compiled/en-US/sms-opt-in.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './sms-opt-in.model.ts';

const box = (screen: Screen) => screen.getByRole<HTMLInputElement>('checkbox', { name: words.box });
const button = (screen: Screen, name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
const nothing = (screen: Screen) => expect(screen.queryByRole('checkbox')).toBeNull();

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <SmsOptIn actor={actor} {...(actor.getSnapshot().context.isSentAlong ? { name: 'optInAccepted' } : {})} />
    </Container>
  ),
  gestures: {
    'phone.changed': fromPort('watchPhone'),
    'box.ticked': (user, screen) => user.click(box(screen)),
    'box.unticked': (user, screen) => user.click(box(screen)),
    'terms.accepted': (user, screen) => user.click(button(screen, words.accept)),
    'code.submitted': async (user, screen, { event }) => {
      const field = screen.getByLabelText(words.code);
      await user.clear(field);
      await user.type(field, event.passcode);
      await user.click(button(screen, words.confirm));
    },
    'code.requested': (user, screen) => user.click(button(screen, words.again)),
  },
  shows: {
    opening: unreachable('passed through'),
    deciding: unreachable('passed through'),
    reading: nothing,
    absent: nothing,
    withoutPhone: (screen) => {
      expect(box(screen).checked).toBe(false);
      screen.getByText(words.phoneFirst);
    },
    unticked: (screen) => {
      expect(box(screen)).toMatchObject({ checked: false, disabled: false });
      expect(screen.queryByText(words.terms)).toBeNull();
    },
    terms: (screen, { context: { failure } }) => {
      expect(box(screen)).toMatchObject({ checked: true, name: 'smsOptIn' });
      screen.getByText(words.terms);
      expect(screen.queryByRole('alert') === null).toBe(failure === null);
    },
    accepted: (screen) => {
      expect(box(screen)).toMatchObject({ checked: true, name: 'optInAccepted' });
      expect(screen.queryByText(words.terms)).toBeNull();
    },
    requesting: (screen, { context: { texted } }) => {
      if (texted === null) expect(button(screen, words.accept).getAttribute('aria-busy')).toBe('true');
      else expect(button(screen, words.again).disabled).toBe(true);
    },
    code: (screen, { context: { failure } }) => {
      screen.getByText(/^We have sent a code of six digits to \(303\) 555 - 01/);
      if (failure?.errorId === 'AUT402') screen.getByText(words.wrongCode);
      else expect(screen.queryByRole('alert') === null).toBe(failure === null);
    },
    confirming: (screen) => expect(button(screen, words.confirm).getAttribute('aria-busy')).toBe('true'),
    on: (screen) => screen.getByText(words.on),
  },
});
