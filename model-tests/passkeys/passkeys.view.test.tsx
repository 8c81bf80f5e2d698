import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import type { PasskeysRef } from '#machines/passkeys/passkeys.selectors.ts';
import { PasskeysView } from '#src/flows/passkeys/PasskeysView.tsx';
import errors from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/passkeys.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model, most } from './passkeys.model.ts';

type Snapshot = ReturnType<PasskeysRef['getSnapshot']>;

const remove = 'Remove: Safari on iPhone';
const button = (screen: Screen, name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const first = (screen: Screen) => screen.getAllByRole<HTMLButtonElement>('button', { name: remove })[0];
const add = new RegExp(`^${words.add}`);
const proceed = new RegExp(`^${words.addConfirm}`);
const confirm = new RegExp(`^${words.removeConfirm}`);

const reasons: Readonly<Record<string, string>> = {
  [passkeyFailures.known]: words.known,
  [passkeyFailures.unsupported]: words.unsupported,
  API409: errors.API409,
  API503: errors.API503,
};

const isListed = (screen: Screen, { context: { passkeys, failure } }: Snapshot) => {
  const count = passkeys?.length ?? 0;
  screen.getByText(count === 0 ? 'You have no passkey yet.' : new RegExp(`You have ${count} passkeys?\\.`));
  expect(screen.queryAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryByText(words.unused) !== null).toBe(passkeys?.some(({ usedAt }) => usedAt === undefined) ?? false);
  expect(screen.queryByRole('button', { name: add }) !== null).toBe(count < most.length);
  const alert = screen.queryByRole('alert');
  expect(alert !== null).toBe(failure !== null);
  if (failure) expect(alert?.textContent).toContain(reasons[failure.errorId]);
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container>
      <PasskeysView actor={actor} />
    </Container>
  ),
  gestures: {
    'addition.requested': (user, screen) => user.click(button(screen, add)),
    'addition.confirmed': async (user, screen) => {
      const field = screen.getByLabelText(words.password);
      await user.clear(field);
      await user.type(field, 'Trailhead1');
      await user.click(button(screen, proceed));
    },
    'addition.dismissed': (user, screen) => user.click(button(screen, words.addCancel)),
    'removal.requested': async (user, screen) => {
      const pressed = first(screen);
      if (pressed) await user.click(pressed);
    },
    'removal.confirmed': (user, screen) => user.click(button(screen, confirm)),
    'removal.dismissed': (user, screen) => user.click(button(screen, words.removeKeep)),
    'passkeys.retried': (user, screen) => user.click(button(screen, words.retry)),
  },
  controls: {
    'addition.requested': (screen) => screen.queryByRole('button', { name: add }),
    'addition.confirmed': (screen) => screen.queryByRole('button', { name: proceed }),
    'addition.dismissed': (screen) => screen.queryByRole('button', { name: words.addCancel }),
    'removal.confirmed': (screen) => screen.queryByRole('button', { name: confirm }),
    'removal.dismissed': (screen) => screen.queryByRole('button', { name: words.removeKeep }),
    'passkeys.retried': (screen) => screen.queryByRole('button', { name: words.retry }),
  },
  shows: {
    loading: (screen) => screen.getByText(words.loading),
    listed: isListed,
    proving: (screen, { context }) => {
      screen.getByText(words.proof);
      expect(screen.queryByText(errors.AUT450) !== null).toBe(context.failure !== null);
      expect(screen.queryByRole('alert')).toBeNull();
    },
    adding: (screen) => expect(button(screen, proceed).getAttribute('aria-busy')).toBe('true'),
    confirming: (screen) => screen.getByRole('group', { name: words.removeTitle }),
    removing: (screen) => expect(button(screen, confirm).getAttribute('aria-busy')).toBe('true'),
    unavailable: (screen) => screen.getByText(words.unavailableTitle),
  },
});
