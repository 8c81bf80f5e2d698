import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { favoritesMachine } from '#machines/favorites/favorites.machine.ts';
import { type FavoritesPageRef, selectPlaces } from '#machines/favorites-page/favorites-page.selectors.ts';
import { FavoritesView } from '#src/flows/favorites/FavoritesView.tsx';
import words from '#src/messages/compiled/en-US/favorites.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './favorites-page.model.ts';

/** The chart of the list, at rest: only that of the page is walked. */
const silent = fromCallback<AnyEventObject, undefined>(() => undefined);
const list = createActor(favoritesMachine.provide({ actors: { watchShopper: silent, watchConnection: silent } }), {
  input: {},
}).start();

type Snapshot = ReturnType<FavoritesPageRef['getSnapshot']>;

const shown = (screen: Screen, snapshot: Snapshot) => {
  const places = selectPlaces(snapshot);
  expect(screen.getByRole('list', { name: words.title }).children).toHaveLength(places.length);
  expect(screen.queryAllByRole('link', { name: /^(Ridgeline Trail Runner|Skyline Cap)$/ })).toHaveLength(
    places.filter(({ card }) => card !== null).length,
  );
  expect(screen.queryAllByText(words.gone)).toHaveLength(places.filter(({ isGone }) => isGone).length);
};

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <FavoritesView list={list} page={actor} onCopied={() => undefined} />
    </Container>
  ),
  gestures: {
    'ids.changed': fromPort('watchList'),
    'more.requested': (user, screen) => user.click(screen.getByRole('button', { name: words.more })),
    'cards.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
  },
  controls: { 'cards.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    waiting: (screen) => screen.getByText(words.loading),
    deciding: unreachable('passed through'),
    empty: (screen) => screen.getByRole('heading', { level: 1, name: words.emptyTitle }),
    reading: shown,
    shown,
    unavailable: (screen, snapshot) => {
      shown(screen, snapshot);
      expect(screen.getByRole('alert').textContent).toContain(words.unread);
    },
  },
});
