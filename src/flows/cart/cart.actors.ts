import { fromCallback, fromPromise } from 'xstate';
import type { CartPorts, LaterChanges } from '#machines/cart/cart.setup.ts';
import type { CartShared } from '#machines/cart/cart.types.ts';
import type { AddItemsRequest, Cart } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { asOffline } from '#src/api/outage.ts';
import { unwrap } from '#src/api/problem.ts';
import { favouriteStore } from '#src/flows/stores/index.ts';
import { rememberBasket, saleKey } from '#src/flows/shared/stored-session.ts';
import { seen } from '#src/ui/behaviour/seen.ts';

/** After this time (ms) in the background, a page may show an old cart. */
const FRESHNESS = 60_000;

/** The favourite store, if there is one: an item that can no longer be shipped may be picked up there. */
const favStore = () => {
  const store = favouriteStore();
  return store ? { favStoreId: store.storeId } : {};
};

/** The storage key under which a tab tells other tabs which cart it changed. */
const sharedKey = 'waymark.cart';

/** The storage key of promotions that the shopper dismissed. */
const dismissedKey = 'waymark.promotions';

const dismissed = (): string[] => JSON.parse(localStorage.getItem(dismissedKey) ?? '[]') as string[];

function rememberDismissed(promotionId: string): void {
  const known = dismissed();
  if (!known.includes(promotionId)) localStorage.setItem(dismissedKey, JSON.stringify([...known, promotionId]));
}

type Adds = Extract<CartShared, { type: 'adds.waiting' }>['changes'];

/** Where this tab stores pending adds, and for how long (ms) a reload retries them. */
const addsKey = 'waymark.adds';
const ADDS_LIFETIME = 60_000;

function rememberAdds(changes: Adds): void {
  if (changes.length === 0) sessionStorage.removeItem(addsKey);
  else sessionStorage.setItem(addsKey, JSON.stringify({ at: Date.now(), changes }));
}

/**
 * Returns adds whose answer the last page of this tab did not receive. A retry uses the same ids, so that each is made
 * only once.
 */
function interruptedAdds(): Adds {
  const { at = 0, changes = [] } = JSON.parse(sessionStorage.getItem(addsKey) ?? '{}') as {
    at?: number;
    changes?: Adds;
  };
  return Date.now() - at < ADDS_LIFETIME ? changes : [];
}

/** Loads the code of a change when it is first needed, after the pressed line has been painted as pending. */
const called = <Operation extends keyof LaterChanges>(operation: Operation) =>
  fromPromise<Cart, LaterChanges[Operation]>(async ({ input, signal }) => {
    await seen();
    return (await import('./changes.actors.ts').catch(asOffline)).changes[operation](input, signal);
  });

/** The actors of the cart chart: the cart service (core 7), other tabs and the browser's storage. */
export const createCartActors = (): CartPorts => ({
  createCart: fromPromise(({ signal }) => unwrap(api.POST('/cart/v1/cart', { body: {}, signal }))),
  createCartWithItem: fromPromise(({ input: { key, items }, signal }) =>
    unwrap(
      api.POST('/cart/v1/cartWithItem', {
        params: { header: { 'Idempotency-Key': key } },
        body: { items },
        signal,
        keepalive: true,
      }),
    ),
  ),
  reserveWithItem: called('reserveWithItem'),
  getCart: fromPromise(({ input: { basketId }, signal }) =>
    unwrap(
      api.GET('/cart/v1/cart/{basketId}', {
        params: { path: { basketId }, query: { inventorySupplyCheck: true, ...favStore() } },
        signal,
      }),
    ),
  ),
  addItems: fromPromise(({ input: { basketId, key, items }, signal }) =>
    unwrap(
      api.POST('/cart/v1/item', {
        params: { header: { 'Idempotency-Key': key } },
        body: exactly<AddItemsRequest>()({ items: items.map((item) => ({ ...item, cartId: basketId })) }),
        signal,
        // Without this, leaving the page would cancel the call and report a failure.
        keepalive: true,
      }),
    ),
  ),
  updateItem: called('updateItem'),
  removeItem: called('removeItem'),
  saveItemForLater: called('saveItemForLater'),
  applyCoupon: called('applyCoupon'),
  removeCoupon: called('removeCoupon'),
  setShippingMethod: called('setShippingMethod'),
  addShippingAddress: called('addShippingAddress'),
  removeShippingAddress: called('removeShippingAddress'),
  addBillingAddress: called('addBillingAddress'),
  removeBillingAddress: called('removeBillingAddress'),
  addPaymentInstrument: called('addPaymentInstrument'),
  removePaymentInstrument: called('removePaymentInstrument'),
  addPriceAdjustment: called('addPriceAdjustment'),
  updatePriceAdjustment: called('updatePriceAdjustment'),
  removePriceAdjustment: called('removePriceAdjustment'),
  applyReward: called('applyReward'),
  prepareOrder: called('prepareOrder'),
  shareCart: fromCallback<CartShared, undefined>(({ receive, sendBack }) => {
    let left = 0;
    const look = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (left > 0 && Date.now() - left > FRESHNESS) sendBack({ type: 'cart.outdated' });
    };
    // Leaving a page cancels its calls, and their failures are reported before `pagehide`: they then say nothing about
    // the calls.
    let isGoing = false;
    const goes = () => void (isGoing = true);
    const keepAdds = (changes: Adds) => {
      if (changes.length > 0) {
        isGoing = false;
        window.addEventListener('beforeunload', goes);
      } else window.removeEventListener('beforeunload', goes);
      if (!isGoing) rememberAdds(changes);
    };
    const remind = (ids: readonly string[]) => {
      for (const promotionId of ids) sendBack({ type: 'promotion.dismissed', promotionId });
    };
    // A browser sends storage events to all tabs except the one that stored the value.
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === dismissedKey) remind(dismissed());
      // When a sale in a store starts, the cart gets the prices of a customer.
      if (key === saleKey && localStorage.getItem(saleKey) !== null) sendBack({ type: 'cart.outdated' });
      if (key !== sharedKey || newValue === null) return;
      const { basketId } = JSON.parse(newValue) as { basketId: string | null };
      sendBack({ type: 'cart.outdated', ...(basketId ? { basketId } : {}) });
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', hear);
    for (const { id, change } of interruptedAdds()) sendBack({ type: 'change.requested', id, change });
    remind(dismissed());
    receive((told) => {
      if (told.type === 'adds.waiting') keepAdds(told.changes);
      else if (told.type === 'shopper.left') {
        localStorage.removeItem(dismissedKey);
        sessionStorage.removeItem(addsKey);
      } else if (told.type === 'promotion.dismissed') rememberDismissed(told.promotionId);
      else {
        rememberBasket(told.basketId, told.isEmpty);
        localStorage.setItem(sharedKey, JSON.stringify({ basketId: told.basketId, change: crypto.randomUUID() }));
      }
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('beforeunload', goes);
      window.removeEventListener('storage', hear);
    };
  }),
});
