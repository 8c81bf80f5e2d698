import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, model, off } from './after-log-in.model.ts';

const parts = ['cart', 'favorites', 'favouriteStore', 'savedItems', 'paymentMethods'] as const;

const loaded = {
  cart: model.done('awaitCart', undefined),
  favorites: model.done('readFavorites', undefined),
  favouriteStore: model.done('readFavouriteStore', undefined),
  savedItems: model.done('readSavedItems', undefined),
  paymentMethods: model.done('readPaymentMethods', undefined),
};
const failed = {
  cart: model.failed('awaitCart', down),
  favorites: model.failed('readFavorites', down),
  favouriteStore: model.failed('readFavouriteStore', down),
  savedItems: model.failed('readSavedItems', down),
  paymentMethods: model.failed('readPaymentMethods', down),
};
const all = {
  cart: 'loaded',
  favorites: 'loaded',
  favouriteStore: 'loaded',
  savedItems: 'loaded',
  paymentMethods: 'loaded',
} as const;

describeChart(model, {
  invariants: {
    'an answer settles its own part, and leaves the others as they were': ({ state, nextState }) => {
      const before: Record<string, unknown> = { ...(state.value as object) };
      const after: Record<string, unknown> = { ...(nextState.value as object) };
      expect(parts.filter((part) => after[part] !== before[part])).toHaveLength(1);
    },
    'the log-in is over when each part is loaded, has failed or is not offered': ({ nextState }) => {
      const isPending = Object.values(nextState.value as object).includes('loading');
      expect(nextState.status).toBe(isPending ? 'active' : 'done');
    },
  },
  stories: [
    {
      name: 'all parts load side by side',
      events: [],
      ends: {
        cart: 'loading',
        favorites: 'loading',
        favouriteStore: 'loading',
        savedItems: 'loading',
        paymentMethods: 'loading',
      },
    },
    { name: 'all parts are loaded', events: Object.values(loaded), ends: all },
    ...parts.map((part) => ({
      name: `${part} fails alone`,
      events: [failed[part], ...parts.filter((other) => other !== part).map((other) => loaded[other])],
      ends: { ...all, [part]: 'failed' } as typeof all,
    })),
    { name: 'no part is loaded', events: Object.values(failed), ends: { cart: 'failed', savedItems: 'failed' } },
    {
      name: 'a shop without favourites has none that could fail',
      events: [model.failed('readFavorites', off)],
      ends: { favorites: 'disabled', savedItems: 'loading' },
    },
    {
      name: 'an employee has no favourites and saves nothing for later',
      start: 'an employee',
      events: [loaded.cart, loaded.favouriteStore, loaded.paymentMethods],
      ends: { ...all, favorites: 'disabled', savedItems: 'disabled' },
      refuses: [loaded.favorites, loaded.savedItems],
    },
  ],
  pairs: true,
  waits: {},
});
