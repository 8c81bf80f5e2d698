import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import type { DevicesRef } from '#machines/devices/devices.selectors.ts';
import { SecurityView } from '#src/flows/devices/SecurityView.tsx';
import words from '#src/messages/compiled/en-US/devices.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './devices.model.ts';

type Snapshot = ReturnType<DevicesRef['getSnapshot']>;

const press = (screen: Screen, name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const others = new RegExp(`^${words.signOutOthers}`);
const isPressed = (screen: Screen, name: string | RegExp) => press(screen, name).getAttribute('aria-busy') === 'true';
const phone = 'Sign out: Safari on iPhone';

const isListed = (screen: Screen, { context: { devices, failure } }: Snapshot) => {
  const elsewhere = (devices ?? []).filter(({ isCurrent }) => !isCurrent);
  screen.getByText('Firefox on Linux');
  screen.getByText(words.thisDevice);
  expect(screen.queryByText('Safari on iPhone') !== null).toBe(elsewhere.some(({ browser }) => browser === 'Safari'));
  expect(screen.queryByText(words.unknown) !== null).toBe(elsewhere.some(({ browser }) => browser === undefined));
  expect(screen.queryAllByRole('button', { name: /^Sign out:/ })).toHaveLength(elsewhere.length);
  expect(screen.queryByRole('button', { name: others }) !== null).toBe(elsewhere.length > 0);
  screen.getByText(
    elsewhere.length > 0 ? `You are signed in on ${elsewhere.length + 1} devices.` : /on this device only/,
  );
  expect(screen.queryByRole('alert') !== null).toBe(failure !== null);
};

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <SecurityView actor={actor} onSignIn={() => undefined} onChangePassword={() => undefined} />
    </Container>
  ),
  gestures: {
    'session.ended': (user, screen) => user.click(press(screen, phone)),
    'others.ended': (user, screen) => user.click(press(screen, others)),
    'devices.outdated': fromPort('watchSession'),
    'devices.retried': (user, screen) => user.click(press(screen, words.retry)),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  controls: {
    'others.ended': (screen) => screen.queryByRole('button', { name: others }),
    'devices.retried': (screen) => screen.queryByRole('button', { name: words.retry }),
  },
  shows: {
    'signedIn.opening': unreachable('passed through'),
    'signedIn.loading': (screen) => screen.getByText(words.loading),
    'signedIn.listed': isListed,
    'signedIn.ending': (screen, snapshot) => {
      isListed(screen, snapshot);
      expect(isPressed(screen, phone)).toBe(true);
    },
    'signedIn.endingOthers': (screen, snapshot) => {
      isListed(screen, snapshot);
      expect(isPressed(screen, others)).toBe(true);
    },
    'signedIn.refreshing': isListed,
    'signedIn.unavailable': (screen) => screen.getByText(words.unavailableTitle),
    guest: (screen) => screen.getByText(account.guestTitle),
    leaving: (screen) => screen.getByText(words.loading),
  },
});
