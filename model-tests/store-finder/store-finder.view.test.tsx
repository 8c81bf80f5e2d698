import { expect } from 'vitest';
import type { Screen } from '@testing-library/react';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { StoreFinder } from '#src/flows/stores/StoreFinder.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/stores.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './store-finder.model.ts';

const says = (text: string) => (screen: Screen) => screen.getByText(text);
const busy = (screen: Screen) => screen.getByText(words.searching);
const stores = (screen: Screen) => expect(screen.getAllByRole('listitem')).toHaveLength(2);

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <StoreFinder actor={actor} />
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
    'looking.unlocated': says(words.unlocatedTitle),
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
