import { fireEvent, type Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { relayed, walkView } from '#model-tests/support/view.tsx';
import { ToastsView } from '#src/flows/toasts/ToastsView.tsx';
import { model } from './toasts.model.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

const titles: Record<string, string> = {
  removeFailed: 'Unable to remove item from cart. Please try again later.',
  maxQuantity: 'You can have 2 of this item at most.',
  cartExpired: 'Your cart had expiredWe could not put your items back. Your new cart is empty and ready.',
};
const shown = (screen: Screen) => screen.queryAllByRole('alertdialog');
const buttonOf = (screen: Screen, { context }: Snapshot, id: number) =>
  screen.getAllByRole('button', { name: 'Dismiss' })[context.toasts.findIndex((toast) => toast.id === id)];

/** Everything that is to be read can be, oldest first; its code comes with the first message. */
const readable = async (screen: Screen, { context }: Snapshot) => {
  await screen.findByRole('region', { name: 'Messages' });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    context.toasts.map(({ title }) => titles[title]),
  );
};

walkView(model, {
  render: ({ actor }) => (
    <>
      <ToastsView actor={actor} />
      <main tabIndex={-1}>The page</main>
    </>
  ),
  gestures: {
    'toast.raised': relayed('the root chart carries what other charts tell'),
    'toast.dismissed': async (user, screen, { event, snapshot }) => {
      const button = expected(buttonOf(screen, snapshot, event.id), 'its button');
      // A pointer or the keyboard cannot press without being there; a voice that says the button's name can.
      if (!snapshot.matches('held')) return fireEvent.click(button);
      button.focus();
      return user.keyboard('{Escape}');
    },
    'toasts.held': (_, screen) => shown(screen)[0]?.focus(),
    'toasts.released': (_, screen) => screen.getByRole('main').focus(),
  },
  except: ({ state, event }) =>
    event.type === 'toast.dismissed' && 'id' in event && !state.context.toasts.some(({ id }) => id === event.id)
      ? 'a message that is gone has no button'
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
