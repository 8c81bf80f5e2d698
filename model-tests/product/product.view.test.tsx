import { selectIsGone } from '#machines/product/product.selectors.ts';
import { expect } from 'vitest';
import { expected } from '#machines/shared/ports.ts';
import { selectOffer } from '#machines/product/product.selectors.ts';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { fromPort, relayed, unreachable, walkView } from '#model-tests/support/view.tsx';
import words from '#src/messages/compiled/en-US/product.gen.ts';
import { model } from './product.model.ts';

const passed = unreachable('passed through');
const button = /Add to cart|Added to cart|Update in cart/;

walkView(model, {
  render: ({ actor }) => (
    <ProductView actor={actor} product={actor.getSnapshot().context.product} onDialog={() => {}} />
  ),
  gestures: {
    'option.chosen': async (user, screen, { event, snapshot, actor }) => {
      // A checked radio fires no event when it is pressed again.
      if (snapshot.context.chosen[event.attribute] === event.value) return actor.send(event);
      // Before the launch there are no options to choose.
      if (selectOffer(snapshot) === 'comingSoon') return actor.send(event);
      return user.click(screen.getByRole('radio', { name: new RegExp(`^${event.value}(,|$)`) }));
    },
    'quantity.chosen': async (user, screen, { event, actor }) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
      if (Number(field.value) === event.quantity || actor.getSnapshot().context.quantity === event.quantity)
        return actor.send(event);
      const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more' });
      return more.disabled ? actor.send(event) : user.click(more);
    },
    'purchase.requested': async (user, screen, { actor }) => {
      await user.click(
        screen.getByRole('button', {
          name: /Add to cart|Added to cart|Notify me|Sign in to buy|Reserve in a store|Update in cart/,
        }),
      );
      // The missing option gets the focus.
      if (actor.getSnapshot().matches({ buying: { offering: 'asking' } }))
        expect(document.activeElement?.getAttribute('name')).toBe('size');
    },
    'pickup.requested': async (user, screen, { event, actor }) => {
      const stores = screen.queryByRole('button', { name: 'See which stores have it today' });
      if (!stores) return actor.send(event);
      await user.click(stores);
      if (actor.getSnapshot().matches({ buying: { offering: 'asking' } }))
        expect(document.activeElement?.getAttribute('name')).toBe('size');
    },
    'item.added': fromPort('watchCart'),
    'shopper.changed': fromPort('watchShopper'),
    'stock.changed': relayed('the part of the chart that reads the stock'),
    'stock.doubted': relayed('the part of the chart that adds'),
  },
  shows: {
    'buying.offering.weighing': passed,
    'buying.offering.comingSoon': (screen) => {
      screen.getByText('Coming soon');
      for (const role of ['button', 'radio'])
        expect(screen.queryByRole(role, { name: role === 'button' ? button : /^8/ })).toBeNull();
      screen.getByText('8 · 9 · 10');
      expect(screen.queryByText(/^Delivery: /)).toBeNull();
    },
    'buying.offering.notifyMe': (screen) => {
      screen.getByText('This size is gone for now. It may come back.');
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Notify me' }).disabled).toBe(false);
      expect(screen.queryByText(/^Delivery: /)).toBeNull();
    },
    'buying.offering.outOfStock': (screen) => {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Out of stock' }).disabled).toBe(true);
      expect(screen.queryByText(/^Delivery: /)).toBeNull();
    },
    'buying.offering.signIn': (screen) =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in to buy' }).disabled).toBe(false),
    'buying.offering.choosing': (screen, snapshot) => {
      const { product, itemId } = snapshot.context;
      const name = itemId ? words.update : product.isRobisOnly ? words.reserve : 'Add to cart · $129.00';
      screen.getByRole('button', { name });
      expect(screen.queryByText(/^Delivery: /) === null).toBe(product.isRobisOnly || selectIsGone(snapshot));
    },
    'buying.offering.asking': (screen) => screen.getByText('Choose a size'),
    'buying.offering.refusing': (screen) => screen.getByText(/This combination is sold out/),
    'buying.offering.added': (screen, { context }) => {
      expect(screen.queryByRole('alert')).toBeNull();
      screen.getByRole('button', { name: context.itemId ? words.update : words.added });
      screen.getByText('Ridgeline Trail Runner is in your cart.');
    },
    'buying.offering.failed': async (screen, { context }) => {
      const refusals = {
        GWP403: /free with an offer/,
        INV700: /out of stock/,
        INV408: /2 of this item at most/,
        UNEXPECTED: /could not add it/,
      };
      await screen.findByText(refusals[expected(context.failure, 'a failure').errorId as keyof typeof refusals]);
    },
    'buying.adding': (screen) =>
      expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBe('true'),
    'buying.waiting': (screen) =>
      expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBe('true'),
    'buying.retrying': (screen) =>
      expect(screen.getByRole('button', { name: button }).getAttribute('aria-busy')).toBe('true'),
    'stock.loading': (screen) => screen.getByRole('heading', { level: 1, name: 'Ridgeline Trail Runner' }),
    'stock.known': (screen) => screen.getByRole('heading', { level: 1, name: 'Ridgeline Trail Runner' }),
    'stock.unknown': (screen) => screen.getByRole('heading', { level: 1, name: 'Ridgeline Trail Runner' }),
  },
});
