import { waitFor } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectDialogs, selectIsShown } from '#machines/dialogs/dialogs.selectors.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { Bag } from '#src/flows/mini-cart/Bag.tsx';
import type { MiniCartRef } from '#src/flows/mini-cart/mini-cart.ref.ts';
import { MiniCartView } from '#src/flows/mini-cart/MiniCartView.tsx';
import { relayed, type ViewShow, walkView } from '#model-tests/support/view.tsx';
import { filled, shoe } from '#model-tests/cart/cart.fixtures.ts';
import { cartAtRest } from '#tests/views/cart/support.tsx';
import { model } from './mini-cart.model.ts';

let dialogs: ActorRefFrom<typeof dialogsMachine>;
let cart: CartRef;

/** The bag in the header and the panel. The real dialogs chart connects chart and view, as the root does. */
function Page({ actor }: { actor: MiniCartRef }) {
  const [dialog] = useSelector(dialogs, selectDialogs);
  const isOpen = useSelector(dialogs, selectIsShown);
  return (
    <>
      <header>
        <Bag actor={actor} count={filled.totalItems} />
      </header>
      {dialog && (
        <MiniCartView
          actor={actor}
          cartRef={cart}
          isOpen={isOpen}
          onClose={() => dialogs.send({ type: 'dialog.dismissed' })}
        />
      )}
    </>
  );
}

const bag = /^Cart, 2 items/;
const closed: ViewShow<typeof model.machine> = (screen) =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

walkView(model, {
  before: () => {
    dialogs = createActor(dialogsMachine).start();
    cart = cartAtRest(filled);
  },
  after: () => {
    dialogs.stop();
    cart.stop();
  },
  render: ({ actor }) => {
    actor.on('dialog.requested', dialogs.send);
    dialogs.on('dialog.closed', actor.send);
    return <Page actor={actor} />;
  },
  gestures: {
    'bag.pressed': (user, screen, { actor, snapshot, event }) =>
      // While the panel is open, the bag behind it cannot be pressed. While it closes, it can.
      snapshot.matches({ ready: 'open' })
        ? actor.send(event)
        : user.click(screen.getByRole('link', { name: bag, hidden: true })),
    'item.added': relayed('the cart'),
    'change.settled': relayed('the cart'),
    'cart.chosen': (user, screen) => user.click(screen.getByRole('link', { name: /View cart/ })),
    'checkout.chosen': (user, screen) => user.click(screen.getByRole('link', { name: /Check out/ })),
    'dialog.closed': async (user, screen, { actor }) => {
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(actor.getSnapshot().matches({ ready: 'closed' })).toBe(true));
    },
    'route.changed': (_user, _screen, { event, actor }) => {
      dialogs.send(event);
      actor.send(event);
    },
  },
  shows: {
    deciding: { unreachable: 'passed through' },
    hidden: (screen) => {
      expect(screen.getByRole('link', { name: bag, hidden: true }).getAttribute('href')).toBe('/en-us/cart');
      return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'ready.closed': closed,
    'ready.open.added': (screen) => {
      screen.getByRole('dialog', { name: 'Added to your cart' });
      screen.getByText(shoe.name);
    },
    'ready.open.cart': (screen) => {
      screen.getByRole('dialog', { name: 'Your cart' });
      screen.getByText(shoe.name);
    },
    'ready.open.goingToCart': (screen) =>
      expect(screen.getByRole('link', { name: /View cart/ }).getAttribute('aria-busy')).toBe('true'),
    'ready.open.goingToCheckout': (screen) =>
      expect(screen.getByRole('link', { name: /Check out/ }).getAttribute('aria-busy')).toBe('true'),
  },
});
