import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { LoyaltyView } from '#src/flows/loyalty/LoyaltyView.tsx';
import words from '#src/messages/compiled/en-US/loyalty.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './loyalty.model.ts';

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <LoyaltyView actor={actor} onSignIn={() => undefined} />
    </Container>
  ),
  gestures: {
    'joining.requested': async (user, screen) => {
      const terms = screen.getByRole('checkbox', { name: words.terms });
      if (!(terms as HTMLInputElement).checked) await user.click(terms);
      await user.click(screen.getByRole('button', { name: new RegExp(`^${words.join}`) }));
    },
    'loyalty.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  controls: {
    'joining.requested': (screen) => screen.queryByRole('button', { name: words.join }),
    'loyalty.retried': (screen) => screen.queryByRole('button', { name: words.retry }),
  },
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
