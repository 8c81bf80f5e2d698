import { type Screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SavedForLater as List } from '#openapi/generated/waymark.gen.ts';
import { SavedForLater } from '#src/flows/saved-for-later/SavedForLater.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { cap, model, sock } from './saved-for-later.model.ts';

const nothing = (screen: Screen) => expect(screen.queryByRole('heading')).toBeNull();

const listed = (screen: Screen, { context: { list } }: { context: { list: List | null } }) => {
  if (!list || list.items.length === 0) return nothing(screen);
  expect(screen.getByRole('list', { name: 'Saved for later' }).children).toHaveLength(list.items.length);
  return undefined;
};

/** The lines of unfinished requests are busy. A line that another tab has removed meanwhile is not in the list. */
const working = (screen: Screen, snapshot: { context: { list: List | null; asked: { itemId: string }[] } }) => {
  listed(screen, snapshot);
  const { list, asked } = snapshot.context;
  const waiting = list?.items.filter(({ itemId }) => asked.some((one) => one.itemId === itemId)) ?? [];
  const busy = screen.queryAllByRole('button').filter((button) => button.getAttribute('aria-busy') === 'true');
  expect(busy).toHaveLength(waiting.length * 3);
};

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <SavedForLater actor={actor} onDialog={() => {}} />
    </Container>
  ),
  gestures: {
    'shopper.changed': fromPort('watchShopper'),
    'list.changed': fromPort('watchCart'),
    'move.requested': (user, screen) => user.click(screen.getByRole('button', { name: `Move to cart: ${sock.name}` })),
    'removal.requested': (user, screen, { event: { itemId } }) => {
      const { name } = itemId === cap.itemId ? cap : sock;
      return user.click(screen.getByRole('button', { name: `Remove ${name} from what is saved` }));
    },
    'quantity.requested': (user, screen) =>
      user.click(
        within(screen.getByRole('group', { name: `Quantity of ${sock.name}` })).getByRole('button', {
          name: 'One more',
        }),
      ),
    'list.retried': (user, screen) => user.click(screen.getByRole('button', { name: /^Try again/ })),
  },
  controls: { 'list.retried': (screen) => screen.queryByRole('button', { name: /^Try again/ }) },
  shows: {
    waitingForShopper: nothing,
    deciding: unreachable('passed through'),
    disabled: nothing,
    loading: nothing,
    unavailable: (screen) => screen.getByText('We cannot reach what you saved for later.'),
    'ready.resting': (screen, snapshot) => {
      listed(screen, snapshot);
      const { refused, list } = snapshot.context;
      if (!refused || !list?.items.some(({ itemId }) => itemId === refused.itemId)) return;
      const isOut = refused.failure.errorId === 'INV700';
      const words = {
        move: isOut
          ? /could not be moved to your cart: it is out of stock/
          : /could not be moved to your cart\. We cannot/,
        count: /could not change the quantity/,
        remove: /could not take this off the list/,
      }[refused.wish];
      expect(screen.getByRole('alert').textContent).toMatch(words);
    },
    'ready.moving': working,
    'ready.takingOff': working,
    'ready.counting': working,
    'ready.removing': working,
  },
});
