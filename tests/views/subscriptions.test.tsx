import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback } from 'xstate';
import { subscriptionsMachine } from '#machines/subscriptions/subscriptions.machine.ts';
import { both, withoutSms } from '#model-tests/subscriptions/subscriptions.model.ts';
import { SubscriptionsView } from '#src/flows/subscriptions/SubscriptionsView.tsx';
import words from '#src/messages/compiled/en-US/subscriptions.gen.ts';

it.each([
  ['a card for SMS where the shop can send messages', both, 1],
  ['no card for SMS where the shop cannot send any', withoutSms, 0],
])('shows %s', (_, subscriptions, cards) => {
  const actors = { watchSession: fromCallback<EventObject, undefined>(() => undefined) };
  const actor = createActor(subscriptionsMachine.provide({ actors }), { input: { subscriptions } }).start();
  const { unmount } = render(<SubscriptionsView actor={actor} onSignIn={() => undefined} />);
  expect(screen.queryAllByRole('heading', { name: words.smsTitle })).toHaveLength(cards);
  expect(screen.getByRole('heading', { name: words.emailTitle })).toBeTruthy();
  unmount();
  actor.stop();
});

it('begins the forms with email and phone of the account', () => {
  const actors = { watchSession: fromCallback<EventObject, undefined>(() => undefined) };
  const input = { subscriptions: { ...both, subscriptions: [] } };
  const actor = createActor(subscriptionsMachine.provide({ actors }), { input }).start();
  const { unmount } = render(<SubscriptionsView actor={actor} onSignIn={() => undefined} />);
  for (const [label, value] of [
    [words.email, both.contact.email],
    [words.phone, '(303) 555 - 0188'],
  ] as const)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe(value);
  unmount();
  actor.stop();
});
