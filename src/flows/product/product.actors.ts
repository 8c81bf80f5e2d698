import { type ActorRefFrom, type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { ProductPorts } from '#machines/product/product.setup.ts';
import type { DialogRequest } from '#machines/product/product.types.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { originOf } from '#src/flows/shared/interaction-origin.ts';
import { requestChange } from '#src/flows/shared/requestChange.ts';

interface Surroundings {
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  locale: LocaleCode;
  cart: ActorRefFrom<typeof cartMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
}

/** The actors of a product page: its stock, the cart, and the session. */
export const createProductActors = ({ locale, cart, session, dialogs }: Surroundings): ProductPorts => ({
  getProductInventory: fromPromise(({ input: { productId }, signal }) =>
    unwrap(
      api.GET('/products/v2/products/{productId}/inventory', {
        params: { path: { productId }, query: { locale } },
        signal,
      }),
    ),
  ),
  addToCart: fromPromise(async ({ input: { retriesOn, itemId, ...item } }) => {
    if (itemId) return (await import('./changeLine.ts')).changeLine(cart, locale, { ...item, itemId });
    return requestChange(cart, {
      operation: 'addItems',
      items: [{ ...item, ...originOf(item) }],
      ...(retriesOn ? { retriesOn } : {}),
    });
  }),
  watchShopper: fromCallback(({ sendBack }) => {
    let told: boolean | undefined;
    // Reports only a sign-in or a sign-out: the session changes for other reasons, too, and each report would end the
    // button's temporary message.
    const tell = () => {
      const consumer = session.getSnapshot().context.session?.consumerType ?? 'GUEST';
      const isRegistered = consumer !== 'GUEST';
      if (isRegistered === told) return;
      told = isRegistered;
      sendBack({ type: 'shopper.changed', isRegistered });
    };
    tell();
    const { unsubscribe } = session.subscribe(tell);
    return unsubscribe;
  }),
  watchCart: fromCallback<AnyEventObject, { productId: string }>(({ input, sendBack }) => {
    const { unsubscribe } = cart.on('item.added', ({ item }) => {
      if (item.productId === input.productId) sendBack({ type: 'item.added' });
    });
    return unsubscribe;
  }),
  openDialog: fromCallback<DialogRequest, undefined>(({ receive }) => receive((request) => dialogs.send(request))),
});
