import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { SavedForLaterPorts } from '#machines/saved-for-later/saved-for-later.setup.ts';
import type { MovedItem } from '#machines/saved-for-later/saved-for-later.types.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { UpdateSavedForLaterRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { readPart } from '#src/flows/shared/account-reading.ts';
import { originOf } from '#src/flows/shared/interaction-origin.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { hearSavedList } from '#src/flows/shared/saved-list.ts';
import { getSavedForLater, remembered } from './list.actors.ts';

interface Surroundings {
  cart: CartRef;
  session: ActorRefFrom<typeof sessionMachine>;
  /** True on a page that shows the cart: elsewhere the mini cart opens. */
  isQuiet: boolean;
}

/** The actors of the saved list: its two calls, the cart of the page, and the session. */
export const createSavedForLaterActors = ({ cart, session, isQuiet }: Surroundings): SavedForLaterPorts => ({
  getSavedForLater: fromPromise(({ signal }) => readPart('saved-items', () => getSavedForLater(signal))),
  removeSavedItem: fromPromise(async ({ input: { saveForLaterId, itemId }, signal }) =>
    remembered(
      await unwrap(
        api.DELETE('/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}', {
          params: { path: { saveForlaterId: saveForLaterId, itemId } },
          signal,
        }),
      ),
    ),
  ),
  setSavedQuantity: fromPromise(({ input, signal }) =>
    unwrap(
      api.PUT('/cart/v2/saveForLater', {
        body: exactly<UpdateSavedForLaterRequest>()({ ...input, type: 'product' }),
        signal,
      }),
    ),
  ),
  addToCart: fromPromise<void, MovedItem>(async ({ input: { pageUrl, ...item } }) => {
    const items = [{ ...item, ...originOf(item), pdpUrl: pageUrl }];
    await requestChange(cart, { operation: 'addItems', items, isQuiet });
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
      if (saveForLater) sendBack({ type: 'list.changed', list: remembered(saveForLater) });
    });
    const forget = hearSavedList((list) => sendBack({ type: 'list.changed', list: remembered(list) }));
    return () => {
      unsubscribe();
      forget();
    };
  }),
});
