import { favoritesPageMachine } from '#machines/favorites-page/favorites-page.machine.ts';
import type { FavoritesPageEvent } from '#machines/favorites-page/favorites-page.types.ts';
import type { ProductCard } from '#openapi/generated/waymark.gen.ts';
import { noNetwork } from '#model-tests/cart/cart.fixtures.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const first = card;
export const second: ProductCard = {
  ...card,
  id: 'WMHT1001MOS',
  name: 'Skyline Cap',
  url: '/p/skyline-cap-WMHT1001MOS',
};
const ids = [first.id, second.id];

type Changed = Extract<FavoritesPageEvent, { type: 'ids.changed' }>;
const changed: [Changed, Changed, Changed] = [
  { type: 'ids.changed', ids },
  { type: 'ids.changed', ids: [] },
  { type: 'ids.changed', ids: null },
];

export const send = {
  'ids.changed': changed,
  'more.requested': { type: 'more.requested' },
  'cards.retried': { type: 'cards.retried' },
} as const;

export const model = modelOf(favoritesPageMachine, {
  input: { step: 1 },
  send,
  outcomes: {
    getCatalog: { done: [[first], [second]], failed: [noNetwork] },
    watchList: { failed: [new Error('the page is gone')] },
  },
  project: ({ ids: known, most, cards, gone }) => [known, most, cards.map(({ id }) => id).toSorted(), gone.toSorted()],
  survivors: {
    'deciding: always [isUnknown] → waiting, after isEmpty': 'no list is both unknown and empty',
    'deciding: always [isEmpty] → empty, after isMissing': 'no product of an empty list is missing',
  },
  why: 'guards read the list, how much of it is shown, and what was read or is gone',
});
