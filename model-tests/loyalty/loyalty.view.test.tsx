import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { LoyaltyView } from '#src/flows/loyalty/LoyaltyView.tsx';
import words from '#src/messages/compiled/en-US/loyalty.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { controls, gestures } from './loyalty.gestures.ts';
import { model } from './loyalty.model.ts';

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <LoyaltyView actor={actor} onSignIn={() => undefined} />
    </Container>
  ),
  gestures,
  controls,
  shows: {
    'signedIn.opening': unreachable('passed through'),
    'signedIn.deciding': unreachable('passed through'),
    'signedIn.loading': (screen) => screen.getByText(words.loading),
    'signedIn.shown': (screen, { context: { membership } }) => {
      screen.getByText(membership?.points === 1 ? '1 point' : `${membership?.points} points`);
      if (membership?.entries.length === 0) screen.getByText(words.historyEmpty);
      else screen.getByRole('link', { name: 'Order W100204417' });
    },
    'signedIn.offering': (screen) => {
      screen.getByText(words.joinTitle);
      expect(screen.queryByText(words.refusedTitle)).toBeNull();
    },
    'signedIn.joining': (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${words.join}`) }).getAttribute('aria-busy')).toBe('true'),
    'signedIn.refused': (screen) => screen.getByText(words.refusedTitle),
    'signedIn.unavailable': (screen) => screen.getByText(words.unavailableTitle),
    guest: (screen) => screen.getByText(account.guestTitle),
    leaving: (screen) => screen.getByText(words.loading),
  },
});
