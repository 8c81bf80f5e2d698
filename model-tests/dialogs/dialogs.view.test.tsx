import { type Screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { relayed, walkView } from '#model-tests/support/view.tsx';
import { DialogsView } from '#src/flows/dialogs/DialogsView.tsx';
import { Dialog, Panel } from '#src/ui/overlay/Dialog.tsx';
import { model } from './dialogs.model.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

type Snapshot = SnapshotFrom<typeof dialogsMachine>;

/** Replaces the mini cart, which needs a cart. */
const Bag = ({ isOpen, onClose }: DialogViewProps) => (
  <Panel isOpen={isOpen} onClose={onClose} title="Your cart">
    <button type="button">One more</button>
  </Panel>
);
/** Replaces the size guide, which reads its chart. */
const Guide = ({ isOpen, onClose }: DialogViewProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Women’s shoes">
    <p>US 8 is EU 39.</p>
  </Dialog>
);
const titles: Record<string, string> = { 'mini-cart': 'Your cart', 'size-guide': 'Women’s shoes' };
const openers: Record<string, string> = { 'mini-cart': 'Cart', 'size-guide': 'Size guide' };

/** The element that had the focus before the first dialog opened: it gets the focus back. */
let opener: Element | null = null;

/** All open dialogs are in the page. The one on top has the focus, and nothing else can be reached. */
const onTop = (screen: Screen, { context: { stack } }: Snapshot) =>
  waitFor(() => {
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(stack.length);
    const top = screen.getByRole('dialog', { name: titles[stack.at(-1)?.name ?? ''] });
    expect(top.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
  });

const going = (screen: Screen, { context: { stack } }: Snapshot) =>
  waitFor(() => expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(stack.length - 1));

/** No dialog is left, the page can be used, and the focus is where it was. */
const gone = (screen: Screen) =>
  waitFor(() => {
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(opener ?? document.body);
  });

walkView(model, {
  render: ({ actor }) => (
    <>
      <main>
        {['mini-cart', 'size-guide'].map((name) => (
          <button key={name} type="button">
            {openers[name]}
          </button>
        ))}
      </main>
      <DialogsView actor={actor} views={{ 'mini-cart': Bag, 'size-guide': Guide }} />
    </>
  ),
  cover: 'edges',
  before: async () => {
    opener = null;
  },
  gestures: {
    'dialog.requested': async (user, screen, { event, snapshot, actor }) => {
      if (snapshot.context.stack.length === 0) {
        opener = screen.getByRole('button', { name: openers[event.name] ?? '' });
        await user.click(opener);
      }
      actor.send(event);
    },
    'dialog.dismissed': (user) => user.keyboard('{Escape}'),
    'route.changed': relayed('the root chart hears of the next page'),
  },
  shows: { closed: gone, opening: onTop, open: onTop, closing: going },
});
