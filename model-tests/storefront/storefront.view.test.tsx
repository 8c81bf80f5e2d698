import { type Screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyActorRef, fromCallback, fromPromise, fromTransition } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartShared } from '#machines/cart/cart.types.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { miniCartMachine } from '#machines/mini-cart/mini-cart.machine.ts';
import { listenTo } from '#machines/shared/listen.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { filled, shoe } from '#model-tests/cart/cart.fixtures.ts';
import type { StepClock } from '#src/chart-kit/walk/controls.ts';
import { fromPort, relayed, walkView } from '#model-tests/support/view.tsx';
import { useCartCount } from '#src/flows/cart/useCartCount.ts';
import { Dialogs } from '#src/flows/dialogs/Dialogs.tsx';
import { Bag } from '#src/flows/mini-cart/Bag.tsx';
import { Storefront } from '#src/flows/shared/storefront.context.ts';
import { useMiniCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { Toasts } from '#src/flows/toasts/Toasts.tsx';
import { model, owesTerms, special } from './storefront.model.ts';

/** What surrounds every page, without the menus, whose charts the root does not invoke. */
function Page() {
  const bag = useMiniCartRef();
  const count = useCartCount();
  return (
    <>
      <header>
        <Bag actor={bag} count={count} />
      </header>
      <main>The page</main>
      <Toasts />
      <Dialogs />
    </>
  );
}

/** The visible parts and their listeners are real. The service always answers with a filled cart. */
const parts = {
  cart: cartMachine.provide({
    actors: {
      getCart: fromPromise(async () => filled),
      shareCart: fromCallback<CartShared, undefined>(() => {}),
    },
  }),
  /** Does nothing by itself. The empty cart reads `cutOff`: nobody was signed out. */
  session: fromTransition((context: { cutOff: null }) => context, { cutOff: null }),
  miniCart: miniCartMachine,
  toasts: toastsMachine,
  dialogs: dialogsMachine,
  listenTo,
};

let clock: StepClock;

const stateOf = (actor: AnyActorRef, child: string): unknown =>
  (actor.getSnapshot() as { children: Record<string, AnyActorRef> }).children[child]?.getSnapshot().value;
const hears = (actor: AnyActorRef, child: string, value: unknown) =>
  waitFor(() => expect(stateOf(actor, child)).toEqual(value));

const bagOf = (screen: Screen) => screen.getByRole('link', { name: /^Cart, /, hidden: true });
const panel = (screen: Screen) => screen.queryByRole('dialog');

async function open(screen: Screen, user: { click: (element: Element) => Promise<void> }): Promise<void> {
  if (panel(screen)) return;
  await user.click(bagOf(screen));
  await screen.findByRole('dialog');
}

/** Elapses the 250 ms that a panel takes to close. */
function finishClosing(): void {
  for (const type of clock.waitingFor()) if (type.includes('dialogs.closing')) clock.elapse(type);
}

/** The page can be read and the bag is there, whatever is known and whatever has failed. */
const readable = async (screen: Screen) => {
  expect(screen.getByRole('main', { hidden: true }).textContent).toBe('The page');
  bagOf(screen);
};

walkView(model, {
  actors: parts,
  cover: 'edges',
  before: async () => {
    await Promise.all([import('#src/flows/mini-cart/MiniCart.tsx'), import('#src/flows/toasts/ToastList.tsx')]);
  },
  render: ({ logic, options }) => {
    clock = options.clock as StepClock;
    return (
      <Storefront.Provider logic={logic} options={options}>
        <Page />
      </Storefront.Provider>
    );
  },
  gestures: {
    'session.started': async (_, screen, { actor, event }) => {
      actor.send(event);
      await hears(actor, 'cart', { resting: 'ready' });
      await waitFor(() => expect(bagOf(screen).getAttribute('aria-label')).toBe('Cart, 2 items'));
    },
    'session.unavailable': async (_, _screen, { actor, event }) => {
      const wasWaiting = stateOf(actor, 'cart') === 'waitingForSession';
      actor.send(event);
      await hears(actor, 'cart', { resting: wasWaiting ? 'unavailable' : 'ready' });
    },
    'session.ended': async (_, screen, { actor, event }) => {
      actor.send(event);
      await hears(actor, 'cart', 'waitingForSession');
      await waitFor(() => expect(bagOf(screen).getAttribute('aria-label')).toBe('Cart, empty'));
    },
    'session.left': relayed('the session tells who signs out'),
    'session.revoked': relayed('the session tells when the service ends it'),
    'session.wanted': relayed('the cart wants one'),
    'change.settled': async (user, screen, { actor, event }) => {
      await open(screen, user);
      actor.send({ type: 'item.added', item: shoe, isQuiet: false });
      await hears(actor, 'miniCart', { ready: { open: 'added' } });
      actor.send(event);
      await hears(actor, 'miniCart', { ready: { open: 'cart' } });
    },
    'cart.ordered': relayed('the checkout tells the cart'),
    'signIn.settled': relayed('the session tells whoever asked'),
    'signIn.refused': relayed('the session tells whoever asked'),
    'change.refused': relayed('the cart tells whoever asked'),
    'item.added': async (_, screen, { actor, event }) => {
      actor.send(event);
      await hears(actor, 'miniCart', { ready: { open: 'added' } });
      await screen.findByRole('dialog');
    },
    'notice.raised': async (_, screen, { actor, event }) => {
      actor.send(event);
      await screen.findByRole('alertdialog', { name: /Unable to remove item/ });
    },
    'reload.requested': relayed('the cart asks for it'),
    'dialog.requested': async (user, screen, { actor, event }) => {
      if (panel(screen)) actor.send(event);
      else await user.click(bagOf(screen));
      await screen.findByRole('dialog');
    },
    'dialog.closed': async (user, screen, { actor }) => {
      await open(screen, user);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(panel(screen)).toBeNull());
      finishClosing();
      await hears(actor, 'miniCart', { ready: 'closed' });
    },
    'route.changed': fromPort('watchRoute'),
  },
  except: ({ state, event, nextState }) => {
    if ([state, nextState].some(({ context }) => special.includes(context.path)))
      return 'the kind of page only matters for a sign-in and a sign-out: walked in the chart';
    if (owesTerms(event)) return 'the dialog of the terms is another part: walked in the chart';
    if (!event.type.startsWith('xstate.error.')) return null;
    if (state.matches('degraded')) return 'no child fails twice: walked from the state in which all children run';
    const part = String(event['actorId']);
    return part in parts && part !== 'listenTo'
      ? 'this child is real here and does not fail: walked in the chart'
      : null;
  },
  shows: { booting: readable, ready: readable, degraded: readable },
});
