import { expect } from 'vitest';
import type { Screen } from '@testing-library/react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';
import { favouriteStoreMachine } from '#machines/favourite-store/favourite-store.machine.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { StoreFinder } from '#src/flows/stores/StoreFinder.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import favouriteWords from '#src/messages/compiled/en-US/favourite-store.gen.ts';
import words from '#src/messages/compiled/en-US/stores.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { denver } from './store-finder.fixtures.ts';
import { model } from './store-finder.model.ts';

/** The favourite has walks of its own: here it is Denver, the farther of the two. */
const favourite = createActor(
  favouriteStoreMachine.provide({
    actors: {
      recallStore: fromPromise<ChosenStore | null, undefined>(async () => denver),
      watchFavourite: fromCallback(() => undefined),
    },
  }),
).start();

const says = (text: string) => (screen: Screen) => screen.getByText(text);
const busy = (screen: Screen) => screen.getByText(words.searching);
const stores = (screen: Screen) => {
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain(denver.name);
  expect(first?.textContent).toContain(favouriteWords.yours);
  expect(second?.textContent).toContain('Waymark Boulder');
};

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <StoreFinder actor={actor} favourite={favourite} />
    </Container>
  ),
  gestures: {
    'place.submitted': async (user, screen, { event: { place } }) => {
      const field = screen.getByLabelText(words.place);
      await user.clear(field);
      await user.type(field, place);
      await user.click(screen.getByRole('button', { name: words.search }));
    },
    'position.requested': (user, screen) => user.click(screen.getByRole('button', { name: words.useLocation })),
    'search.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'store.chosen': (user, screen, { event: { choice } }) =>
      user.click(
        screen.getByRole('button', {
          name:
            choice.kind === 'pickup' ? /^Pick up here today: Waymark Boulder/ : /^Ship to this store: Waymark Boulder/,
        }),
      ),
  },
  shows: {
    recalling: busy,
    'looking.asking': says(words.askBody),
    'looking.agreeing': busy,
    'looking.locating': busy,
    'looking.denied': says(words.deniedTitle),
    'looking.unlocated': says(words.unlocatedTitle),
    'looking.nearFavourite': busy,
    'looking.searching': busy,
    'looking.results': (screen, { context: { failure } }) => {
      stores(screen);
      screen.getByText(words.neither);
      const said = failure && (errorMessages[failure.errorId as 'INV701'] ?? errorMessages.API503);
      if (said) screen.getByText(said);
    },
    'looking.noneFound': says(words.noneTitle),
    'looking.failed': says(words.failedTitle),
    collecting: (screen) => {
      stores(screen);
      expect(
        screen.getAllByRole('button').filter((button) => button.getAttribute('aria-busy') === 'true'),
      ).toHaveLength(1);
    },
    handingOver: stores,
    leaving: unreachable('passed through'),
    gone: stores,
  },
});
