import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { CartChange } from '#machines/cart/cart-change.types.ts';
import { freshCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { consentTo } from '#src/domain/consent.ts';
import { makeOwn } from '#src/flows/apple-pay/own-cart.actors.ts';
import { keepConsent } from '#src/flows/consent/consent.cookie.ts';
import { createFavoritesActors } from '#src/flows/favorites/favorites.actors.ts';
import { createPayPalActors } from '#src/flows/paypal/paypal.actors.ts';
import { createSavedForLaterActors } from '#src/flows/saved-for-later/saved-for-later.actors.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { originOf } from '#src/flows/shared/interaction-origin.ts';
import { createSizeGuideActors } from '#src/flows/size-guide/size-guide.actors.ts';

const asked: CartChange[] = [];
const settled: ((event: { id: string; cart: typeof freshCart }) => void)[] = [];
const cart = {
  getSnapshot: () => ({ context: { cart: freshCart } }),
  on: (type: string, listener: (event: { id: string; cart: typeof freshCart }) => void) => {
    if (type === 'change.settled') settled.push(listener);
    return { unsubscribe: () => undefined };
  },
  send: ({ id, change }: { id: string; change: CartChange }) => {
    asked.push(change);
    for (const listener of settled) listener({ id, cart: freshCart });
  },
} as unknown as CartRef;

const item = { productId: 'WMTR1001MOS', upc: '884501001085', qty: 1 };
const pageUrl = '/p/ridgeline-WMTR1001MOS';

beforeEach(() => {
  sessionStorage.setItem('waymark.origin.WMTR1001', 'explore-collection');
  keepConsent(consentTo(['C0002']));
  asked.length = 0;
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const addedAs = () =>
  asked.flatMap((change) => (change.operation === 'addItems' ? change.items : [])).map((one) => one.interactionOrigin);

test('PayPal’s button adds a product with its origin', async () => {
  const { addItem } = createPayPalActors({ cart } as Parameters<typeof createPayPalActors>[0]);
  await toPromise(createActor(addItem, { input: { item } }).start());
  expect(addedAs()).toEqual(['explore-collection']);
});

test('Apple Pay makes its own cart with the origin', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    bodies.push(await request.json());
    return Response.json(freshCart);
  });
  await makeOwn(item);
  expect(bodies).toEqual([{ items: [{ ...item, interactionOrigin: 'explore-collection' }] }]);
});

test('a favourite is moved to the cart with its origin', async () => {
  const { addToCart } = createFavoritesActors({ cart, locale: 'en-us' } as Parameters<typeof createFavoritesActors>[0]);
  const moved = { productId: item.productId, upc: item.upc, pageUrl };
  await toPromise(createActor(addToCart, { input: moved } as never).start());
  expect(addedAs()).toEqual(['explore-collection']);
});

test('a saved item is moved to the cart with its origin', async () => {
  const { addToCart } = createSavedForLaterActors({ cart } as Parameters<typeof createSavedForLaterActors>[0]);
  await toPromise(createActor(addToCart, { input: { ...item, pageUrl } } as never).start());
  expect(addedAs()).toEqual(['explore-collection']);
});

test('whoever read the size guide of a product comes to it by its fit', async () => {
  history.replaceState(null, '', `/en-us${pageUrl}`);
  vi.stubGlobal('fetch', async () => Response.json({ productTypes: [] }));
  const { readGuide } = createSizeGuideActors('en-us');
  await toPromise(createActor(readGuide, { input: { productType: 'shoes' } } as never).start());
  expect(originOf(item)).toEqual({ interactionOrigin: 'fit-analytics' });
});
