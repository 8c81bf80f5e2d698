import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import type { StoreFinderPorts } from '#machines/store-finder/store-finder.setup.ts';
import type { LineInCart, StoreSearchRequest } from '#openapi/generated/waymark.gen.ts';
import type { WantedItem } from '#machines/store-finder/store-finder.types.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { collect, wayOf } from './collecting.ts';
import { preferStore, recalledStore } from './customer-store.actors.ts';
import { createPositionActors } from './position.actors.ts';

interface Surroundings {
  locale: LocaleCode;
  cart: CartRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
}

/** The actors of the store finder: the stores, the browser's position, the cart, and the dialogs beside it. */
export const createStoreFinderActors = ({ locale, cart, dialogs }: Surroundings): StoreFinderPorts => ({
  recallStore: fromPromise(({ signal }) => recalledStore(signal)),
  ...createPositionActors(dialogs),
  searchStores: fromPromise(({ input: { where, item }, signal }) =>
    unwrap(
      api.POST('/stores/v1/search', {
        params: { query: { locale } },
        body: exactly<StoreSearchRequest>()({
          ...where,
          items: [{ upc: item.upc, qty: item.qty }],
          otherLines: otherLines(cart, item),
        }),
        signal,
      }),
    ),
  ),
  collect: fromPromise(async ({ input: { item, choice } }) => {
    await collect(cart, item, choice);
    await preferStore(choice.store);
    return undefined;
  }),
  askAboutChange: fromPromise(async ({ input }) => {
    dialogs.send({ type: 'dialog.requested', name: 'change-store-confirmation', data: { ...input } });
    return undefined;
  }),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});

/** The units of the same article in other cart lines: stores offer only what is left after them. */
const otherLines = (cart: CartRef, { upc, itemId }: WantedItem): LineInCart[] =>
  (selectCart(cart.getSnapshot())?.items ?? []).flatMap((item) => {
    if (item.upc !== upc || item.itemId === itemId || item.bonus) return [];
    const way = wayOf(item);
    const storeId = way?.storeInfo?.id;
    return [
      {
        upc,
        qty: item.qty,
        ...(storeId
          ? { storeId, delivery: way?.shippingMethod.kind === 'sts' ? ('sts' as const) : ('pickup' as const) }
          : {}),
      },
    ];
  });
