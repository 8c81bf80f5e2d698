import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { Overview } from '#src/flows/profile/Overview.tsx';
import { ProfileView } from '#src/flows/profile/ProfileView.tsx';
import words from '#src/messages/compiled/en-US/profile.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './profile.model.ts';

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container>
      <ProfileView actor={actor} onSignIn={() => undefined}>
        {(profile) => (
          <Overview
            profile={profile}
            store={null}
            onEdit={() => undefined}
            onInterests={() => undefined}
            onChangePassword={() => undefined}
            onSignOut={() => undefined}
            onWarranty={() => undefined}
          />
        )}
      </ProfileView>
    </Container>
  ),
  gestures: {
    'profile.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
    'profile.outdated': fromPort('watchSession'),
  },
  controls: { 'profile.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    opening: unreachable('passed through'),
    loading: (screen) => screen.getByText(words.loading),
    refreshing: isShown,
    shown: isShown,
    guest: (screen) => screen.getByRole('button', { name: words.signIn }),
    unavailable: (screen) => screen.getByText(words.unavailableBody),
    leaving: (screen) => screen.getByText(words.loading),
  },
});

function isShown(screen: Screen, { context: { profile } }: { context: { profile: ConsumerProfile | null } }): void {
  const { firstName, email, phone } = profile?.consumerDetails ?? {};
  screen.getByRole('heading', { level: 1, name: firstName ? `Hello, ${firstName}` : words.title });
  screen.getByText(String(email));
  expect(screen.queryByText(words.phone) !== null).toBe(phone !== undefined);
  screen.getByRole('button', { name: words.changePassword });
  screen.getByRole('button', { name: words.edit });
  screen.getByRole('button', { name: words.signOut });
  screen.getByRole('link', { name: words.toOrders });
}
