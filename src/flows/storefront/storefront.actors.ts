import { fromCallback } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { listenTo } from '#machines/shared/listen.ts';
import type { StorefrontPorts } from '#machines/storefront/storefront.setup.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { createCartActors } from '#src/flows/cart/cart.actors.ts';
import { createReloadGuardActors } from '#src/flows/reload-guard/reload-guard.actors.ts';
import { createSessionActors } from '#src/flows/session/session.actors.ts';

/** Subscribes to the router: calls back with the path of each page that is shown. */
export type WatchRoute = (listener: (path: string) => void) => () => void;

/** Every long-lived chart with its own ports, and the router as a source of events. */
export const createStorefrontActors = (watchRoute: WatchRoute): StorefrontPorts => ({
  session: sessionMachine.provide({ actors: createSessionActors() }),
  cart: cartMachine.provide({ actors: createCartActors() }),
  reloadGuard: reloadGuardMachine.provide({ actors: createReloadGuardActors() }),
  toasts: toastsMachine,
  dialogs: dialogsMachine,
  listenTo,
  watchRoute: fromCallback(({ sendBack }) => watchRoute((path) => sendBack({ type: 'route.changed', path }))),
});
