import { savedForLaterMachine } from '#machines/saved-for-later/saved-for-later.machine.ts';
import type { SavedForLater, SavedItem } from '#openapi/generated/waymark.gen.ts';
import { guest, noNetwork, soldOut } from '#model-tests/cart/cart.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const sock: SavedItem = {
  itemId: 'saved-1',
  productId: 'WMSK1001MOS',
  upc: '843110010084',
  name: 'Drove Crew',
  image: '/images/product/socks/moss-bone-signal/side',
  qty: 1,
  pageUrl: '/en-us/p/drove-crew-hiking-socks-WMSK1001MOS',
  available: true,
  price: { currency: 'USD', current: 2400, original: 2400 },
  attributes: [{ type: 'color', label: 'Colour', value: 'moss', valueLabel: 'Moss' }],
};

export const cap: SavedItem = {
  ...sock,
  itemId: 'saved-2',
  productId: 'WMHT1001MOS',
  upc: '843010010009',
  name: 'Skyline Cap',
  pageUrl: '/en-us/p/skyline-cap-cap-WMHT1001MOS',
};

const listOf = (...items: SavedItem[]): SavedForLater => ({ saveForLaterId: 'SFL-1', total: items.length, items });
export const none = listOf();
export const one = listOf(sock);
export const both = listOf(cap, sock);

/** Two of the sock. */
export const counted = listOf(cap, { ...sock, qty: 2 });

export const employee = { consumerNo: 'E2000001', consumerType: 'EMPLOYEE' } as const;

export const send = {
  'shopper.changed': [
    { type: 'shopper.changed', shopper: { consumerNo: guest.consumerNo, consumerType: 'GUEST' } },
    { type: 'shopper.changed', shopper: employee },
  ],
  'list.changed': [
    { type: 'list.changed', list: one },
    { type: 'list.changed', list: none },
  ],
  'move.requested': { type: 'move.requested', itemId: sock.itemId },
  'removal.requested': [
    { type: 'removal.requested', itemId: sock.itemId },
    { type: 'removal.requested', itemId: cap.itemId },
  ],
  'quantity.requested': { type: 'quantity.requested', itemId: sock.itemId, qty: 2 },
  'list.retried': { type: 'list.retried' },
} as const;

export const model = modelOf(savedForLaterMachine, {
  input: undefined,
  send,
  outcomes: {
    getSavedForLater: { done: [both, none], failed: [noNetwork] },
    removeSavedItem: { done: [none], failed: [noNetwork] },
    setSavedQuantity: { done: [counted], failed: [noNetwork] },
    addToCart: { done: [undefined], failed: [soldOut, noNetwork] },
    watchShopper: { failed: [new Error('the page is gone')] },
    watchCart: { failed: [new Error('the page is gone')] },
  },
  project: ({ shopper, list, asked, gone }) => [
    shopper,
    list?.items.map(({ itemId, qty }) => `${qty} × ${itemId}`),
    asked,
    gone,
  ],
  why: 'guards read the shopper, the list and the pending requests; a refusal is only shown, and removed items stay off the list',
  survivors: {
    'ready.resting: always [isToMove] → ready.moving, after isToRemove':
      'equivalent: a request is a move, a removal or a quantity, so that only one of the guards holds',
    'ready.resting: always [isToRemove] → ready.removing, after isToCount':
      'equivalent: a request is a move, a removal or a quantity, so that only one of the guards holds',
  },
});
