import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { ProductPorts } from '#machines/product/product.setup.ts';
import type { AskedAddition, DialogRequest } from '#machines/product/product.types.ts';
import type { QuickShopRef } from '#machines/quick-shop/quick-shop.selectors.ts';
import type { QuickShopPorts } from '#machines/quick-shop/quick-shop.setup.ts';
import type { Cart, SavedForLater, UpdateSavedForLaterRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { createProductActors } from '#src/flows/product/index.ts';
import { originOf } from '#src/flows/shared/interaction-origin.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { tellSavedList } from '#src/flows/shared/saved-list.ts';
import type { Purpose } from './purpose.ts';

interface Surroundings {
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  locale: LocaleCode;
}

/** The actors of the dialog: the catalogue, and the dialogs of the page. */
export const createQuickShopActors = ({ dialogs, locale }: Surroundings): QuickShopPorts => ({
  getProduct: fromPromise(({ input: { productId, recipeId }, signal }) =>
    unwrap(
      api.GET('/products/v2/products/{productId}/details', {
        params: { path: { productId }, query: { locale, ...(recipeId ? { recipe: recipeId } : {}) } },
        signal,
      }),
    ),
  ),
  // After an add, the mini cart has usually taken the place of this dialog.
  close: fromPromise(async () => {
    if (dialogs.getSnapshot().context.stack.at(-1)?.name === 'quick-shop') dialogs.send({ type: 'dialog.dismissed' });
  }),
});

/** Asks for what the button does. Rejects with the ApiFailure. */
async function take(cart: CartRef, purpose: Purpose, asked: AskedAddition): Promise<Cart | SavedForLater> {
  const { retriesOn, qty, itemId: _, ...item } = asked;
  if (purpose.context === 'add')
    return requestChange(cart, {
      operation: 'addItems',
      items: [{ ...item, qty, ...originOf(item) }],
      ...(retriesOn ? { retriesOn } : {}),
    });
  const { itemId } = purpose;
  if (purpose.context === 'update-cart-item')
    return requestChange(cart, { operation: 'updateItem', item: { ...item, itemId } });
  const { saveForLaterId } = purpose;
  const list = await unwrap(
    api.PUT('/cart/v2/saveForLater', {
      body: exactly<UpdateSavedForLaterRequest>()({
        ...item,
        itemId,
        type: 'product',
        ...(saveForLaterId ? { saveForLaterId } : {}),
      }),
    }),
  );
  tellSavedList(list);
  return list;
}

/**
 * The actors of the product's chart in this dialog. Its dialogs (sign-in, the email about a size) open above this one,
 * which is there again when they close.
 */
export function createChoiceActors(
  around: Parameters<typeof createProductActors>[0],
  purpose: Purpose,
  quickShop: QuickShopRef,
): ProductPorts {
  return {
    ...createProductActors(around),
    addToCart: fromPromise(async ({ input }) => {
      const answer = await take(around.cart, purpose, input);
      quickShop.send({ type: 'product.taken' });
      return answer;
    }),
    openDialog: fromCallback<DialogRequest, undefined>(({ receive }) =>
      receive((request) => around.dialogs.send({ ...request, keepsLast: true })),
    ),
  };
}
