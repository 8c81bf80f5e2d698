import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';
import { favouriteStoreMachine } from '#machines/favourite-store/favourite-store.machine.ts';
import { boulder, nearBoulder } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { walkView } from '#model-tests/support/view.tsx';
import { Near, StoresView } from '#src/flows/stores/StoresPage.tsx';
import pages from '#src/messages/compiled/en-US/store-pages.gen.ts';
import words from '#src/messages/compiled/en-US/stores.gen.ts';
import { model } from './nearby-stores.model.ts';

const favourite = createActor(
  favouriteStoreMachine.provide({
    actors: {
      recallStore: fromPromise<ChosenStore | null, undefined>(async () => boulder),
      watchFavourite: fromCallback(() => undefined),
    },
  }),
).start();

const all = nearBoulder.stores.map(({ store }) => store);
const says = (text: string) => (screen: Screen) => screen.getByText(text);
const busy = says(words.searching);
const listed = (screen: Screen) => screen.getByRole('heading', { level: 2, name: 'United States' });

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <StoresView stores={all} found={null} nearby={actor} favourite={favourite} NearList={Near} />,
  gestures: {
    'position.requested': (user, screen) =>
      user.click(screen.getByRole('button', { name: (name) => name.startsWith(words.useLocation) })),
    'search.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'all.requested': (user, screen) => user.click(screen.getByRole('button', { name: pages.all })),
  },
  controls: {
    'search.retried': (screen) => screen.queryByRole('button', { name: words.retry }),
    'all.requested': (screen) => screen.queryByRole('button', { name: pages.all }),
  },
  except: ({ event, state }) =>
    event.type === 'position.requested' && state.hasTag('busy') ? 'the button is busy: a press does nothing' : null,
  shows: {
    recalling: listed,
    forgetting: listed,
    asking: listed,
    agreeing: busy,
    locating: busy,
    denied: says(words.deniedTitle),
    unlocated: says(words.unlocatedTitle),
    searching: busy,
    results: (screen) => {
      screen.getByRole('heading', { level: 2, name: '2 stores near you' });
      expect(screen.queryByRole('heading', { level: 2, name: 'United States' })).toBeNull();
    },
    noneFound: (screen) => {
      says(pages.noneHere)(screen);
      listed(screen);
    },
    failed: says(words.failedTitle),
  },
});
