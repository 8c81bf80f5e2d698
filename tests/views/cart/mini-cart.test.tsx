import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { miniCartMachine } from '#machines/mini-cart/mini-cart.machine.ts';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { MiniCartView } from '#src/flows/mini-cart/MiniCartView.tsx';
import { cartWith, empty, shoe } from '#model-tests/cart/cart.fixtures.ts';
import { expectAccessible } from '#tests/ui/support.tsx';
import { cartAtRest } from './support.tsx';

const boot = { ...shoe, itemId: 'item-2', name: 'Cairn boot', upc: '841110010035' };
const sock = { ...shoe, itemId: 'item-3', name: 'Drove sock', upc: '843110010039', bonus: true };

/** Opened by the bag button, or by adding `added`. */
function show(cart: Parameters<typeof cartAtRest>[0], added?: CartItem) {
  const cartRef = cartAtRest(cart);
  const actor = createActor(miniCartMachine, { input: { path: '/en-us' } }).start();
  actor.send(added ? { type: 'item.added', item: added, isQuiet: false } : { type: 'bag.pressed' });
  render(<MiniCartView actor={actor} cartRef={cartRef} isOpen onClose={() => {}} />);
  return { actor, cartRef };
}

const names = () =>
  within(screen.getByRole('list', { name: 'Items in your cart' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('begins with the item just added, and says so; gifts are last', async () => {
  show(cartWith([shoe, boot, sock]), shoe);
  screen.getByRole('dialog', { name: 'Added to your cart' });
  expect(names()).toEqual([shoe.name, 'Cairn boot', 'Drove sock']);
  await expectAccessible();
});

it('begins with the newest item if nothing was just added', () => {
  show(cartWith([shoe, boot]));
  screen.getByRole('dialog', { name: 'Your cart' });
  expect(names()).toEqual(['Cairn boot', shoe.name]);
});

it('links to the cart and to the checkout, and shows that the page is loading', async () => {
  const { actor } = show(cartWith([shoe]));
  const toCart = screen.getByRole('link', { name: /View cart/ });
  const toCheckout = screen.getByRole('link', { name: /Check out/ });
  expect([toCart, toCheckout].map((link) => link.getAttribute('href'))).toEqual(['/en-us/cart', '/en-us/checkout']);
  await userEvent.setup().click(toCheckout);
  expect(actor.getSnapshot().matches({ ready: { open: 'goingToCheckout' } })).toBe(true);
  expect([toCart, toCheckout].map((link) => link.getAttribute('aria-busy'))).toEqual([null, 'true']);
});

it('names the store that a line is collected in', () => {
  const option = {
    selected: true,
    available: true,
    storeInfo: { id: '1001', name: 'Waymark Boulder', storeInventory: 3 },
  };
  const shippingMethod = {
    code: 'US_SHIP_TO_STORE',
    label: 'Ship to store',
    deliveryTime: '3-5 days',
    kind: 'sts' as const,
    price: { amount: 0, finalAmount: 0, currency: 'USD' as const },
  };
  show(cartWith([{ ...shoe, shippingOptions: [{ ...option, shippingMethod }] }]));
  screen.getByText('Ship to store: Waymark Boulder');
});

it('removes a line', async () => {
  const { cartRef } = show(cartWith([shoe]));
  await userEvent.setup().click(screen.getByRole('button', { name: `Remove ${shoe.name}` }));
  expect(cartRef.getSnapshot().matches({ changing: 'removingItem' })).toBe(true);
});

it('links back to the shop if it is empty', () => {
  show(empty);
  screen.getByRole('link', { name: 'Start shopping' });
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
});
