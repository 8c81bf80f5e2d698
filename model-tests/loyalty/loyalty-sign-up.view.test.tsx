import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { LoyaltySignUpView } from '#src/flows/loyalty/LoyaltySignUpView.tsx';
import words from '#src/messages/compiled/en-US/loyalty.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { controls, gestures } from './loyalty.gestures.ts';
import { model } from './loyalty.model.ts';

/** The same chart in its dialog. */
const isMember = (screen: Screen) => {
  screen.getByText(words.isMember);
  screen.getByRole('link', { name: words.seePoints });
};

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <LoyaltySignUpView actor={actor} onSignIn={() => undefined} onSignUp={() => undefined} />
    </Container>
  ),
  gestures: {
    ...gestures,
    'quitting.requested': unreachable('a member leaves on the page'),
    'quitting.confirmed': unreachable('a member leaves on the page'),
    'quitting.dismissed': unreachable('a member leaves on the page'),
  },
  controls,
  shows: {
    'signedIn.opening': unreachable('passed through'),
    'signedIn.deciding': unreachable('passed through'),
    'signedIn.loading': (screen) => screen.getByText(words.loading),
    'signedIn.asking': (screen) => screen.getByText(words.loading),
    'signedIn.completing': isMember,
    'signedIn.shown': isMember,
    'signedIn.confirming': unreachable('a member leaves on the page'),
    'signedIn.quitting': unreachable('a member leaves on the page'),
    'signedIn.left': unreachable('a member leaves on the page'),
    'signedIn.offering': (screen, { context: { welcome } }) => {
      expect(screen.queryByText('Welcome: 100 points when you join.') !== null).toBe(welcome === 100);
      screen.getByText(words.joinBody);
      expect(screen.queryByText(words.refusedTitle)).toBeNull();
    },
    'signedIn.joining': (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${words.join}`) }).getAttribute('aria-busy')).toBe('true'),
    'signedIn.refused': (screen) => screen.getByText(words.refusedTitle),
    'signedIn.unavailable': (screen) => screen.getByText(words.unavailableTitle),
    guest: (screen) => {
      screen.getByText(words.guestBody);
      screen.getByRole('button', { name: words.signIn });
      screen.getByRole('button', { name: words.signUp });
    },
    'guest.asking': (screen) => expect(screen.queryByText(/^Welcome: /)).toBeNull(),
    'guest.told': (screen, { context: { welcome } }) =>
      expect(screen.queryByText('Welcome: 100 points when you join.') !== null).toBe(welcome === 100),
    leaving: (screen) => screen.getByText(words.loading),
  },
});
