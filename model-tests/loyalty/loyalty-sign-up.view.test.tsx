import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { LoyaltySignUpView } from '#src/flows/loyalty/LoyaltySignUpView.tsx';
import words from '#src/messages/compiled/en-US/loyalty.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { controls, gestures } from './loyalty.gestures.ts';
import { model } from './loyalty.model.ts';

/** The same chart in its dialog. */
walkView(model, {
  render: ({ actor }) => (
    <Container>
      <LoyaltySignUpView actor={actor} onSignIn={() => undefined} onSignUp={() => undefined} />
    </Container>
  ),
  gestures,
  controls,
  shows: {
    'signedIn.opening': unreachable('passed through'),
    'signedIn.deciding': unreachable('passed through'),
    'signedIn.loading': (screen) => screen.getByText(words.loading),
    'signedIn.shown': (screen) => {
      screen.getByText(words.isMember);
      screen.getByRole('link', { name: words.seePoints });
    },
    'signedIn.offering': (screen) => {
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
    leaving: (screen) => screen.getByText(words.loading),
  },
});
