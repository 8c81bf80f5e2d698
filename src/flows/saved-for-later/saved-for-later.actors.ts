import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { SavedForLaterPorts } from '#machines/saved-for-later/saved-for-later.setup.ts';
import type { MovedItem } from '#machines/saved-for-later/saved-for-later.types.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { hearSavedList } from '#src/flows/shared/saved-list.ts';

interface Surroundings {
  cart: CartRef;
  session: ActorRefFrom<typeof sessionMachine>;
}

/** The actors of the saved list: its two calls, the cart of the page, and the session. */
export const createSavedForLaterActors = ({ cart, session }: Surroundings): SavedForLaterPorts => ({
  getSavedForLater: fromPromise(({ signal }) => unwrap(api.GET('/wishlists/v2/saveForLater', { signal }))),
  removeSavedItem: fromPromise(({ input: { saveForLaterId, itemId }, signal }) =>
    unwrap(
      api.DELETE('/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}', {
        params: { path: { saveForlaterId: saveForLaterId, itemId } },
        signal,
      }),
    ),
  ),
  addToCart: fromPromise<void, MovedItem>(async ({ input: { pageUrl, ...item } }) => {
    await requestChange(cart, { operation: 'addItems', items: [{ ...item, pdpUrl: pageUrl }], isQuiet: true });
  }),
  watchShopper: fromCallback(({ sendBack }) => {
    const tell = () => {
      const shopper = session.getSnapshot().context.session;
      if (shopper) sendBack({ type: 'shopper.changed', shopper });
    };
    tell();
    const { unsubscribe } = session.subscribe(tell);
    return unsubscribe;
  }),
  watchCart: fromCallback(({ sendBack }) => {
    const { unsubscribe } = cart.on('change.settled', ({ cart: { saveForLater } }) => {
      if (saveForLater) sendBack({ type: 'list.changed', list: saveForLater });
    });
    const forget = hearSavedList((list) => sendBack({ type: 'list.changed', list }));
    return () => {
      unsubscribe();
      forget();
    };
  }),
});
