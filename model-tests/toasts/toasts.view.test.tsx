import { fireEvent, type Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { filled } from '#model-tests/cart/cart.fixtures.ts';
import { relayed, walkView } from '#model-tests/support/view.tsx';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { ToastsView } from '#src/flows/toasts/ToastsView.tsx';
import { cartAtRest } from '#tests/views/cart/support.tsx';
import { model } from './toasts.model.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

const titles: Record<string, string> = {
  removeFailed: 'Unable to remove item from cart. Please try again later.',
  notAdded: 'We cannot reach the shop',
  cartExpired: 'Your cart had expiredWe could not put your items back. Your new cart is empty and ready.',
};
const shown = (screen: Screen) => screen.queryAllByRole('alertdialog');
const buttonOf = (screen: Screen, { context }: Snapshot, id: number) =>
  screen.getAllByRole('button', { name: 'Dismiss' })[context.toasts.findIndex((toast) => toast.id === id)];

/** All messages can be read, oldest first. Their code is loaded with the first one. */
const readable = async (screen: Screen, { context }: Snapshot) => {
  await screen.findByRole('region', { name: 'Messages' });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    context.toasts.map(({ title }) => titles[title]),
  );
};

let cart: CartRef;

/** One press retries everything that failed with the same text. */
const askAgain = (screen: Screen, again: readonly { id: string }[]) => {
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const { current, queue } = cart.getSnapshot().context;
  expect([current, ...queue].map((change) => change?.id)).toEqual(again.map(({ id }) => id));
};

walkView(model, {
  before: async () => {
    cart = cartAtRest(filled);
    await import('#src/flows/toasts/ToastList.tsx');
  },
  after: () => void cart.stop(),
  render: ({ actor }) => (
    <>
      <ToastsView actor={actor} cartRef={cart} />
      <main tabIndex={-1}>The page</main>
    </>
  ),
  gestures: {
    'toast.raised': relayed('the root chart carries what other charts tell'),
    'toast.dismissed': async (user, screen, { event, snapshot }) => {
      const button = expected(buttonOf(screen, snapshot, event.id), 'its button');
      // A pointer or the focus would hold the messages before it presses. Voice control presses by name without either.
      const { again } = expected(
        snapshot.context.toasts.find(({ id }) => id === event.id),
        'the message',
      );
      if (!snapshot.matches('held') && again.length > 0) return askAgain(screen, again);
      if (!snapshot.matches('held')) return fireEvent.click(button);
      button.focus();
      return user.keyboard('{Escape}');
    },
    'toasts.held': (_, screen) => shown(screen)[0]?.focus(),
    'toasts.released': (_, screen) => screen.getByRole('main').focus(),
  },
  except: ({ state, event }) =>
    event.type === 'toast.dismissed' && 'id' in event && !state.context.toasts.some(({ id }) => id === event.id)
      ? 'a removed message has no button'
      : null,
  shows: {
    empty: (screen) => expect(screen.queryByRole('region')).toBeNull(),
    showing: readable,
    staying: readable,
    held: async (screen, snapshot) => {
      await readable(screen, snapshot);
      expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    },
  },
});
