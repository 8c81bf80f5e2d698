import { favoritesMachine } from '#machines/favorites/favorites.machine.ts';
import type { Sizes } from '#machines/favorites/favorites.types.ts';
import type { Favorites } from '#openapi/generated/waymark.gen.ts';
import { guest, noNetwork, soldOut } from '#model-tests/cart/cart.fixtures.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const item = { id: card.id, itemId: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11', itemType: 'product', qty: 1 } as const;
const share = { shareId: 'Jx2l0bYw5mUuR3kZ9q1sVnT7aEoHc4dP', showsName: false };

export const none: Favorites = { favoriteId: 'FAV-1', total: 0, items: [] };
export const one: Favorites = { favoriteId: 'FAV-1', total: 1, items: [item] };
export const shared: Favorites = { ...one, share };

const sizesOf = (...labels: string[]): Sizes => ({
  id: card.id,
  pageUrl: `/en-us${card.url}`,
  options: labels.map((label, at) => ({ upc: `84450100108${at}`, label, isAvailable: true })),
});
export const oneSize = sizesOf('One size');
export const sizes = sizesOf('7', '8');

export const offline = { errorId: 'OFFLINE', message: 'no answer', status: 0 };
export const off = { errorId: 'API404', message: 'no favourites', status: 404 };
export const gone = { errorId: 'ORD404', message: 'no such item', status: 404 };
export const full = { errorId: 'INV408', message: 'full', status: 409 };
export const down = noNetwork;

export const employee = { consumerNo: 'E2000001', consumerType: 'EMPLOYEE' } as const;

export const send = {
  'shopper.changed': [
    { type: 'shopper.changed', shopper: { consumerNo: guest.consumerNo, consumerType: 'GUEST' } },
    { type: 'shopper.changed', shopper: employee },
  ],
  'shopper.missing': { type: 'shopper.missing' },
  'favorite.toggled': { type: 'favorite.toggled', id: card.id },
  'move.requested': { type: 'move.requested', id: card.id },
  'size.chosen': { type: 'size.chosen', upc: '844501001081' },
  'choice.closed': { type: 'choice.closed' },
  'share.requested': [
    { type: 'share.requested', isShared: true, showsName: false },
    { type: 'share.requested', isShared: false, showsName: false },
  ],
  'connection.returned': { type: 'connection.returned' },
  'list.retried': { type: 'list.retried' },
} as const;

/** A page after one that was left before the answer to a heart. */
export const afterLeft = 'a page after a heart that was not answered';

export const model = modelOf(favoritesMachine, {
  input: {},
  inputs: { [afterLeft]: { pressed: [{ kind: 'add', id: card.id }] } },
  send,
  outcomes: {
    getFavorites: { done: [one, none], failed: [offline, down, off] },
    addFavorite: { done: [one], failed: [offline, full] },
    removeFavorite: { done: [none], failed: [offline, gone, down] },
    shareFavorites: { done: [shared], failed: [down] },
    getSizes: { done: [oneSize, sizes], failed: [down] },
    addToCart: { done: [undefined], failed: [soldOut] },
    watchShopper: { failed: [new Error('the page is gone')] },
    watchConnection: { failed: [new Error('the page is gone')] },
  },
  project: ({ shopper, list, asked, sizes: choice }) => [
    shopper,
    list && [list.total, list.share !== undefined],
    asked,
    choice?.options.length,
  ],
  survivors: {
    'loading: getFavorites failed [isOff] → disabled, after isAskedOffline':
      'a shop that answers that it has no favourites is not out of reach',
    'ready.removing: removeFavorite failed [isOffline] → ready.offline, after isGone':
      'a service that answers that the product is gone is not out of reach',
  },
  why: 'guards read the shopper, the list, the requests and the number of sizes; the chosen size only goes to the cart, and a refusal is only shown',
});
