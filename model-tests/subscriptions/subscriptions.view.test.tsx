import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, relayed, unreachable, walkView } from '#model-tests/support/view.tsx';
import { SubscriptionsView } from '#src/flows/subscriptions/SubscriptionsView.tsx';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import words from '#src/messages/compiled/en-US/subscriptions.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './subscriptions.model.ts';

const press = (screen: Screen, name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const isListed = (screen: Screen) => {
  screen.getByText(/^We have sent a link to maya\.reed@example\.com/);
  screen.getByText(/^On: we send news to \(503\) 555 - 0142/);
};
const isBusy = (screen: Screen) => {
  isListed(screen);
  expect(press(screen, words.again).disabled).toBe(true);
};

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <SubscriptionsView actor={actor} onSignIn={() => undefined} />
    </Container>
  ),
  gestures: {
    'subscription.requested': (user, screen) => user.click(press(screen, words.again)),
    'subscription.ended': (user, screen) => user.click(press(screen, `${words.turnOff}: ${words.smsTitle}`)),
    'subscriptions.changed': relayed('sms-opt-in'),
    'orderTexts.changed': (user, screen) => user.click(press(screen, `${words.turnOn}: ${words.ordersTitle}`)),
    'subscriptions.retried': (user, screen) => user.click(press(screen, words.retry)),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  controls: { 'subscriptions.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    'signedIn.opening': unreachable('passed through'),
    'signedIn.loading': (screen) => screen.getByText(words.loading),
    'signedIn.shown': (screen, { context: { failure } }) => {
      isListed(screen);
      expect(screen.queryByRole('alert') === null).toBe(failure === null);
    },
    'signedIn.requesting': isBusy,
    'signedIn.ending': isBusy,
    'signedIn.choosingTexts': isBusy,
    'signedIn.refreshing': isBusy,
    'signedIn.unavailable': (screen) => screen.getByText(words.unavailableTitle),
    guest: (screen) => screen.getByText(account.guestTitle),
    leaving: (screen) => screen.getByText(words.loading),
  },
});
