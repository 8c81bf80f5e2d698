import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FavouriteStoreRef } from '#machines/favourite-store/favourite-store.selectors.ts';
import { boulder, seattle } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { FavouriteStoreButton } from '#src/flows/stores/FavouriteStoreButton.tsx';
import words from '#src/messages/compiled/en-US/favourite-store.gen.ts';
import { model } from './favourite-store.model.ts';

type Snapshot = ReturnType<FavouriteStoreRef['getSnapshot']>;

const stores = [boulder, seattle];
const choose = (name: string) => new RegExp(`^Make this my store: ${name}`);
const drop = /^Remove as my store: /;

/** The favourite is named once, with the button to give it up; every other store can be chosen. */
const marked = (screen: Screen, { context: { favourite } }: Snapshot) => {
  expect(screen.queryAllByText(words.yours)).toHaveLength(favourite ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: drop })).toHaveLength(favourite ? 1 : 0);
  for (const { storeId, name } of stores)
    expect(screen.queryAllByRole('button', { name: choose(name) })).toHaveLength(
      storeId === favourite?.storeId ? 0 : 1,
    );
};
const busy = (screen: Screen) =>
  expect(screen.getAllByRole('button').filter((one) => one.getAttribute('aria-busy') === 'true')).toHaveLength(1);

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <>
      {stores.map((store) => (
        <FavouriteStoreButton key={store.storeId} actor={actor} store={store} isListed />
      ))}
    </>
  ),
  gestures: {
    'store.preferred': (user, screen, { event: { store } }) =>
      user.click(screen.getByRole('button', { name: choose(store.name) })),
    'favourite.dropped': (user, screen) => user.click(screen.getByRole('button', { name: drop })),
    'favourite.outdated': fromPort('watchFavourite'),
  },
  controls: {
    'favourite.dropped': (screen) => screen.queryByRole('button', { name: drop }),
  },
  except: ({ event, state }) => {
    const { favourite } = state.context;
    if (event.type === 'favourite.dropped' && !favourite) return 'there is no favourite to give up';
    if (event.type === 'store.preferred' && event.store.storeId === favourite?.storeId)
      return 'the favourite is chosen already: its button gives it up';
    return null;
  },
  shows: {
    recalling: marked,
    known: marked,
    keeping: busy,
    dropping: busy,
    refused: (screen) =>
      expect(screen.getAllByRole('status').filter(({ textContent }) => textContent !== '')).not.toHaveLength(0),
  },
});
