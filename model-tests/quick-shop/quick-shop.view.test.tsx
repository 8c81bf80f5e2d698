import { expect } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { productMachine } from '#machines/product/product.machine.ts';
import type { Cart, ProductInventory, SavedForLater } from '#openapi/generated/waymark.gen.ts';
import type { AskedAddition } from '#machines/product/product.types.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { QuickShopView } from '#src/flows/quick-shop/QuickShopView.tsx';
import words from '#src/messages/compiled/en-US/quick-shop.gen.ts';
import { model, moss } from './quick-shop.model.ts';

const passed = unreachable('the dialog goes; whoever runs the dialogs takes it away');

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <QuickShopView
      actor={actor}
      // The cart takes at once what is asked of it.
      choice={productMachine.provide({
        actors: {
          getProductInventory: fromPromise<ProductInventory, { productId: string }>(() => new Promise(() => {})),
          addToCart: fromPromise<Cart | SavedForLater, AskedAddition>(() => {
            actor.send({ type: 'product.taken' });
            return new Promise(() => {});
          }),
          watchShopper: fromCallback(() => {}),
          watchCart: fromCallback(() => {}),
          openDialog: fromCallback(() => {}),
        },
      })}
      name={moss.name}
      purpose={{ context: 'add' }}
      isOpen
      onClose={() => {}}
      onDialog={() => {}}
    />
  ),
  gestures: {
    'colour.chosen': (user, screen, { event }) =>
      user.click(screen.getByRole('radio', { name: event.productId === moss.id ? 'Moss' : 'Slate' })),
    'product.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'product.taken': async (user, screen) => {
      const size = screen.getByRole<HTMLInputElement>('radio', { name: /^8/ });
      if (!size.checked) await user.click(size);
      await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    },
  },
  shows: {
    loading: (screen, { context }) => {
      expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
      screen.getByRole('heading', { level: 2, name: moss.name });
      expect(screen.queryByRole('radio', { name: 'Moss' }) === null).toBe(context.product === null);
    },
    unavailable: (screen) => expect(screen.getByRole('alert').textContent).toContain(words.unavailable),
    shown: (screen) => {
      screen.getByRole('button', { name: 'Add to cart · $129.00' });
      expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull();
    },
    closing: passed,
    closed: passed,
  },
});
