import { expect } from 'vitest';
import type { Screen } from '@testing-library/react';
import { freshCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { boulder } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { DeliveryChoice } from '#src/flows/stores/DeliveryChoice.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/stores.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './delivery.model.ts';

const [item] = freshCart.items as [CartItem];
const names = { home: words.home, pickup: 'Pick up today at Waymark Boulder', sts: 'Ship to Waymark Boulder' } as const;
const isBusy = (screen: Screen) =>
  screen.getAllByRole('button').some((button) => button.getAttribute('aria-busy') === 'true');

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <DeliveryChoice actor={actor} item={item} favourite={boulder} onStore={() => undefined} />
    </Container>
  ),
  gestures: {
    'delivery.decided': (user, screen, { event: { decision } }) =>
      user.click(screen.getByRole('button', { name: names[decision.lines[0]?.action ?? 'home'] })),
  },
  shows: {
    choosing: (screen, { context: { failure } }) => {
      expect(isBusy(screen)).toBe(false);
      if (failure) screen.getByText(errorMessages[failure.errorId as 'INV701']);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    redirecting: (screen) => expect(isBusy(screen)).toBe(true),
    finishing: unreachable('passed through'),
    finished: (screen) => expect(isBusy(screen)).toBe(true),
  },
});
