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

it('says to which email and phone news ended, each the last one', () => {
  const actors = { watchSession: fromCallback<EventObject, undefined>(() => undefined) };
  const all = both.subscriptions.flatMap((one) => [
    { ...one, id: `${one.id}-later`, status: 'ended' as const, optoutDate: '2026-11-20T10:00:00.000Z' },
    { ...one, recipient: 'another', status: 'ended' as const, optoutDate: '2026-11-19T10:00:00.000Z' },
  ]);
  const input = { subscriptions: { ...both, subscriptions: all } };
  const actor = createActor(subscriptionsMachine.provide({ actors }), { input }).start();
  const { unmount } = render(<SubscriptionsView actor={actor} onSignIn={() => undefined} />);
  expect(screen.getByText('Off: we send no news to maya.reed@example.com.')).toBeTruthy();
  expect(screen.getByText(/^Off: we send no news to \(503\) 555 - 0142/)).toBeTruthy();
  expect(screen.getAllByText(/^Off: /)).toHaveLength(2);
  unmount();
  actor.stop();
});
