import type { Screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { isMarked, selectIds, selectIsOff } from '#machines/favorites/favorites.marks.ts';
import type { FavoritesRef } from '#machines/favorites/favorites.selectors.ts';
import { FavoritesGrid } from '#src/flows/favorites/FavoritesGrid.tsx';
import { FavoritesScreen } from '#src/flows/favorites/FavoritesScreen.tsx';
import { ShareList } from '#src/flows/favorites/ShareList.tsx';
import words from '#src/messages/compiled/en-US/favorites.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Heart, HeartsContext, type Hearts } from '#src/ui/product/Heart.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model, sizes } from './favorites.model.ts';

type Snapshot = ReturnType<FavoritesRef['getSnapshot']>;

const heartsOf = (actor: FavoritesRef): Hearts => ({
  subscribe: (heard) => actor.subscribe(heard).unsubscribe,
  markOf: (id) => {
    const snapshot = actor.getSnapshot();
    if (selectIsOff(snapshot)) return 'off';
    return isMarked(snapshot.context, id) ? 'marked' : 'none';
  },
  toggle: (id) => actor.send({ type: 'favorite.toggled', id }),
});

/** The page, with its one product, and the heart of the same product as it stands on another page. */
function Shop({ actor }: { actor: FavoritesRef }) {
  const isListed = useSelector(actor, (snapshot) => selectIds(snapshot)?.includes(card.id) ?? false);
  return (
    <HeartsContext value={heartsOf(actor)}>
      <Heart id={card.id} name={card.name} />
      <FavoritesScreen list={actor}>
        <Heading level={1} id="favorites">
          {words.title}
        </Heading>
        <FavoritesGrid list={actor} places={isListed ? [{ id: card.id, card, isGone: false }] : []} />
        <ShareList list={actor} onCopied={() => undefined} />
      </FavoritesScreen>
    </HeartsContext>
  );
}

const heart = (screen: Screen) => screen.getByRole('button', { name: `Favorite: ${card.name}` });
const mover = (screen: Screen) => screen.queryByRole('button', { name: `Move to cart: ${card.name}` });

const marked = (screen: Screen, { context }: Snapshot) =>
  expect(heart(screen).getAttribute('aria-pressed')).toBe(String(isMarked(context, card.id)));

const resting = (screen: Screen, snapshot: Snapshot) => {
  marked(screen, snapshot);
  const { refused, list } = snapshot.context;
  if (refused?.wish.kind === 'move' && list?.items.length === 1)
    expect(screen.getByRole('alert').textContent).toMatch(/could not be moved to your cart/);
  if (refused?.wish.kind === 'share') expect(screen.getByRole('alert')).toBeTruthy();
};

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <Shop actor={actor} />
    </Container>
  ),
  gestures: {
    'shopper.changed': fromPort('watchShopper'),
    'shopper.missing': fromPort('watchShopper'),
    'connection.returned': fromPort('watchConnection'),
    'favorite.toggled': (user, screen) => user.click(heart(screen)),
    'move.requested': (user, screen) => user.click(screen.getByRole('button', { name: `Move to cart: ${card.name}` })),
    'size.chosen': async (user, screen, { event }) => {
      await user.selectOptions(screen.getByRole('combobox', { name: words.size }), event.upc);
      await user.click(screen.getByRole('button', { name: words.move }));
    },
    'choice.closed': (user, screen) => user.click(screen.getByRole('button', { name: words.cancel })),
    'share.requested': (user, screen, { event }) =>
      user.click(screen.getByRole('button', { name: event.isShared ? words.share : words.endShare })),
    'list.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
  },
  controls: { 'list.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  except: ({ state, event }) => {
    if (event.type === 'move.requested' && state.matches({ ready: 'choosing' }))
      return 'the sizes stand in place of the button; the button of another product does the same';
    if (event.type !== 'share.requested') return null;
    const isShared = state.context.list?.share !== undefined;
    return (event as { isShared?: boolean }).isShared === isShared
      ? 'a list that is shared can be ended, and one that is not can be shared'
      : null;
  },
  shows: {
    waitingForShopper: marked,
    deciding: unreachable('passed through'),
    disabled: (screen) => {
      expect(screen.queryByRole('button')).toBeNull();
      screen.getByRole('heading', { level: 1, name: words.offTitle });
    },
    loading: marked,
    unavailable: (screen, snapshot) => {
      marked(screen, snapshot);
      screen.getByRole('heading', { level: 1, name: words.unavailableTitle });
    },
    'ready.resting': resting,
    'ready.adding': marked,
    'ready.removing': marked,
    'ready.offline': marked,
    'ready.readingSizes': (screen, snapshot) => {
      marked(screen, snapshot);
      if (isMarked(snapshot.context, card.id)) expect(mover(screen)?.getAttribute('aria-busy')).toBe('true');
    },
    'ready.sizing': unreachable('passed through'),
    'ready.choosing': (screen) =>
      expect(
        screen
          .getAllByRole('option')
          .slice(1)
          .map(({ textContent }) => textContent),
      ).toEqual(sizes.options.map(({ label }) => label)),
    'ready.moving': marked,
    'ready.takingOff': marked,
    'ready.sharing': marked,
  },
});
