import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { ProductPorts } from '#machines/product/product.setup.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { requestChange } from '#src/flows/cart/requestChange.ts';

interface Surroundings {
  locale: LocaleCode;
  cart: ActorRefFrom<typeof cartMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
}

/** Resolves when the browser has nothing more urgent; at the latest after two seconds. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** What a product page needs of the world: its stock, its neighbours, the cart, and who is shopping. */
export const createProductActors = ({ locale, cart, session }: Surroundings): ProductPorts => ({
  getProductInventory: fromPromise(({ input: { productId }, signal }) =>
    unwrap(api.GET('/products/v2/products/{productId}/inventory', { params: { path: { productId }, query: { locale } }, signal })),
  ),
  getRelated: fromPromise(async ({ input: { productIds }, signal }) => {
    await whenIdle();
    const query = { locale, filter: [`productId:${productIds.join(',')}`], count: Math.max(1, productIds.length) };
    const { products } = await unwrap(api.GET('/products/v2/catalog', { params: { query }, signal }));
    return products;
  }),
  addToCart: fromPromise(({ input }) => requestChange(cart, { operation: 'addItems', items: [input] })),
  watchShopper: fromCallback(({ sendBack }) => {
    const tell = () => {
      const consumer = session.getSnapshot().context.session?.consumerType ?? 'GUEST';
      sendBack({ type: 'shopper.changed', isRegistered: consumer !== 'GUEST' });
    };
    tell();
    const { unsubscribe } = session.subscribe(tell);
    return unsubscribe;
  }),
});
