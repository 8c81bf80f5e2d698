import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { loyaltyMachine } from '#machines/loyalty/loyalty.machine.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { LoyaltyView } from '#src/flows/loyalty/LoyaltyView.tsx';
import words from '#src/messages/compiled/en-US/loyalty.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { controls, gestures, quitting, quittingControls } from './loyalty.gestures.ts';
import { model } from './loyalty.model.ts';

const showsPoints = (screen: Screen, { context: { membership } }: SnapshotFrom<typeof loyaltyMachine>) => {
  screen.getByText(membership?.points === 1 ? '1 point' : `${membership?.points} points`);
  const [latest] = membership?.entries ?? [];
  if (!latest) screen.getByText(words.historyEmpty);
  else if (latest.kind === 'welcome') screen.getByText(words.welcome);
  else screen.getByRole('link', { name: 'Order W100204417' });
};

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <LoyaltyView actor={actor} onSignIn={() => undefined} />
    </Container>
  ),
  gestures: { ...gestures, ...quitting },
  controls: { ...controls, ...quittingControls },
  shows: {
    'signedIn.opening': unreachable('passed through'),
    'signedIn.deciding': unreachable('passed through'),
    'signedIn.loading': (screen) => screen.getByText(words.loading),
    'signedIn.asking': (screen) => screen.getByText(words.loading),
    'signedIn.completing': showsPoints,
    'signedIn.shown': showsPoints,
    'signedIn.confirming': (screen, { context: { failure } }) => {
      screen.getByText(/^You lose 640 points\.|^You lose 100 points\.|^You have no points to lose\./);
      expect(screen.queryByText(words.notLeftTitle) !== null).toBe(failure !== null);
    },
    'signedIn.quitting': (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${words.leaveConfirm}`) }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    'signedIn.left': (screen, { context: { lost } }) => {
      screen.getByText(words.leftTitle);
      screen.getByText(lost === 640 ? /^640 points are gone\./ : /^You had no points\./);
      screen.getByRole('button', { name: words.join });
    },
    'signedIn.offering': (screen, { context: { welcome } }) => {
      expect(screen.queryByText('Welcome: 100 points when you join.') !== null).toBe(welcome === 100);
      screen.getByText(words.joinTitle);
      expect(screen.queryByText(words.refusedTitle)).toBeNull();
    },
    'signedIn.joining': (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${words.join}`) }).getAttribute('aria-busy')).toBe('true'),
    'signedIn.refused': (screen) => screen.getByText(words.refusedTitle),
    'signedIn.unavailable': (screen) => screen.getByText(words.unavailableTitle),
    'guest.asking': (screen) => screen.getByText(account.guestTitle),
    'guest.told': (screen) => screen.getByText(account.guestTitle),
    leaving: (screen) => screen.getByText(words.loading),
  },
});
