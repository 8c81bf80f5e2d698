import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { ErasureView } from '#src/flows/privacy/ErasureView.tsx';
import errors from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/privacy.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model, password } from './erasure.model.ts';

const press = (screen: Screen, name: RegExp | string) => screen.getByRole('button', { name });
const isBusy = (screen: Screen) =>
  expect(press(screen, new RegExp(`^${words.eraseConfirm}`)).getAttribute('aria-busy')).toBe('true');
const reasons: Readonly<Record<string, string>> = { AUT450: errors.AUT450, API409: words.unfinishedOrder };

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <ErasureView actor={actor} download={<p>The download</p>} onSignIn={() => undefined} />
    </Container>
  ),
  gestures: {
    'erasure.requested': (user, screen) => user.click(press(screen, words.erase)),
    'erasure.confirmed': async (user, screen) => {
      const field = screen.getByLabelText(words.password);
      await user.clear(field);
      await user.type(field, password);
      await user.click(press(screen, words.eraseConfirm));
    },
    'erasure.dismissed': async (user, screen) => {
      await user.click(press(screen, words.keep));
      expect(document.activeElement).toBe(press(screen, words.erase));
    },
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  shows: {
    opening: unreachable('passed through'),
    asking: (screen) => press(screen, words.erase),
    confirming: (screen) => screen.getByLabelText(words.password),
    erasing: isBusy,
    signingOut: isBusy,
    refused: (screen, { context: { failure } }) => {
      const reason = reasons[failure?.errorId ?? ''];
      if (reason) screen.getByText(reason);
      else screen.getByRole('alert');
    },
    erased: (screen) => screen.getByRole('heading', { level: 1, name: words.erasedTitle }),
    guest: (screen) => screen.getByRole('button', { name: 'Sign in' }),
    leaving: (screen) => screen.getByRole('button', { name: 'Sign in' }),
  },
});
