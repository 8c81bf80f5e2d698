import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { miniCartMachine } from '#machines/mini-cart/mini-cart.machine.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { listenTo } from '#machines/shared/listen.ts';
import type { StorefrontPorts } from '#machines/storefront/storefront.setup.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { createCartActors } from '#src/flows/cart/index.ts';
import { createReloadGuardActors } from '#src/flows/reload-guard/index.ts';
import { createSessionActors } from '#src/flows/session/index.ts';
import { routeWatcher } from '#src/flows/shared/watchRoute.ts';

/** The id of the alert whose link to stop alerts was followed. What is behind `#` reaches no server and no log. */
const stoppedAlert = (hash: string) => /^#stop-notifications=([\w-]{1,64})$/.exec(hash)?.[1];

/** All long-lived charts with their actors, and the router as a source of events. */
export const createStorefrontActors = (router: AnyRouter): StorefrontPorts => ({
  session: sessionMachine.provide({ actors: createSessionActors() }),
  cart: cartMachine.provide({ actors: createCartActors() }),
  reloadGuard: reloadGuardMachine.provide({ actors: createReloadGuardActors() }),
  miniCart: miniCartMachine,
  toasts: toastsMachine,
  dialogs: dialogsMachine,
  listenTo,
  watchRoute: routeWatcher(router, (sendBack) => {
    const look = () => {
      const notificationId = stoppedAlert(location.hash);
      if (notificationId) sendBack({ type: 'dialog.requested', name: 'stop-notifications', data: { notificationId } });
    };
    look();
    // The link may be followed in a tab that shows its page already.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }),
  leavePage: fromCallback<{ type: 'home.requested' | 'account.requested' }, { locale: string }>(
    ({ input: { locale }, receive }) =>
      receive(
        ({ type }) => void router.navigate({ href: `/${locale}${type === 'account.requested' ? '/account' : ''}` }),
      ),
  ),
});
