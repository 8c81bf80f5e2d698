import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MiniCartView } from '#src/flows/mini-cart/MiniCartView.tsx';
import { cartWith, empty, shoe } from '#model-tests/cart/cart.fixtures.ts';
import { expectAccessible } from '#tests/ui/support.tsx';
import { cartAtRest } from './support.tsx';

const boot = { ...shoe, itemId: 'item-2', name: 'Cairn boot', upc: '841110010035' };
const sock = { ...shoe, itemId: 'item-3', name: 'Drove sock', upc: '843110010039', bonus: true };

const show = (...args: Parameters<typeof cartAtRest>) => {
  const cart = cartAtRest(...args);
  render(<MiniCartView cartRef={cart} isOpen onClose={() => {}} onRetry={() => {}} />);
  return cart;
};

const names = () =>
  within(screen.getByRole('list', { name: 'Items in your cart' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('begins with what was added just now, and says so; gifts come last', async () => {
  show(cartWith([shoe, boot, sock]), { addedItemId: shoe.itemId });
  screen.getByRole('dialog', { name: 'Added to your cart' });
  expect(names()).toEqual([shoe.name, 'Cairn boot', 'Drove sock']);
  await expectAccessible();
});

it('otherwise begins with the newest', () => {
  show(cartWith([shoe, boot]));
  screen.getByRole('dialog', { name: 'Your cart' });
  expect(names()).toEqual(['Cairn boot', shoe.name]);
});

it('leads to the cart and to the checkout', () => {
  show(cartWith([shoe]));
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/en-us/cart');
  expect(screen.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe('/en-us/checkout');
});

it('takes a line out', async () => {
  const cart = show(cartWith([shoe]));
  await userEvent.setup().click(screen.getByRole('button', { name: `Remove ${shoe.name}` }));
  expect(cart.getSnapshot().matches({ changing: 'removingItem' })).toBe(true);
});

it('leads back to the shop when it is empty', () => {
  show(empty);
  screen.getByRole('link', { name: 'Start shopping' });
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
});
