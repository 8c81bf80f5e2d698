import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { productMachine } from '#machines/product/product.machine.ts';
import type { Cart, Product, ProductInventory, SavedForLater } from '#openapi/generated/waymark.gen.ts';
import type { Addition } from '#machines/product/product.types.ts';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { shoe } from '#model-tests/product/product.fixtures.ts';
import { expectAccessible } from '#tests/ui/support.tsx';

afterEach(cleanup);

const quiet = productMachine.provide({
  actors: {
    getProductInventory: fromPromise<ProductInventory, { productId: string }>(() => new Promise(() => {})),
    addToCart: fromPromise<Cart | SavedForLater, Addition>(() => new Promise(() => {})),
    watchShopper: fromCallback(() => {}),
  },
});

function show(more: Partial<Product> = {}, chosen = {}, itemId?: string) {
  const product = { ...shoe, ...more };
  const onDialog = vi.fn();
  const actor = createActor(quiet, { input: { product, chosen, ...(itemId ? { itemId } : {}) } }).start();
  render(<ProductView actor={actor} product={product} onDialog={onDialog} />);
  return onDialog;
}

describe('a product page', () => {
  it('has one h1, breadcrumbs, and a description of every picture', async () => {
    show();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    screen.getByRole('navigation', { name: 'You are here' });
    screen.getByRole('img', { name: 'Ridgeline Trail Runner, Moss, from the side' });
    await expectAccessible();
  });

  it('loads its first picture first, and the others when they are near', () => {
    show();
    const [first, second] = screen.getByRole('list', { name: 'Pictures' }).querySelectorAll('img');
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    expect(second?.getAttribute('loading')).toBe('lazy');
  });

  it('links to its other colours', () => {
    show();
    const other = screen.getByRole('link', { name: 'Ink, unavailable' });
    expect(other.getAttribute('href')).toBe('/en-us/p/ridgeline-trail-runner-WMTR1001INK');
  });

  it('shows the reduction in percent and the lowest earlier price (catalogue 9)', () => {
    show({
      price: { ...shoe.price, current: 9900, lowCurrent: 9900, highCurrent: 9900 },
      lowestPriceNote: 'Lowest price yet. Lowest before: $109.00',
    });
    screen.getByText('−23.3%');
    screen.getByText(/Lowest before: \$109\.00/);
  });

  it('shows low stock of the chosen size', () => {
    const [eight, ...others] = shoe.variants;
    show(
      { variants: [{ ...eight!, quantity: 2, stockStatus: 'LOW_STOCK', stockStatusLabel: 'Only 2 left' }, ...others] },
      { size: '8' },
    );
    screen.getByText('Only 2 left');
  });

  it('shows the price of a size where sizes have different prices', () => {
    const [colours, sizes, width] = shoe.attributes;
    const options = sizes!.options.map((option, at) => ({
      ...option,
      price: { currency: 'USD' as const, current: 12900 + at * 1000, original: 12900 + at * 1000 },
    }));
    show({ attributes: [colours!, { ...sizes!, options }, width!] });
    screen.getByRole('radio', { name: /^8 ?\$129\.00$/ });
    screen.getByText('$139.00');
  });

  it('has a place for wallets, but none for a gift card by Apple Pay, nor where a line of the cart is changed', () => {
    const places = () => [...document.querySelectorAll('#apple-pay, #paypal')].map(({ id }) => id);
    show();
    expect(places()).toEqual(['apple-pay', 'paypal']);
    cleanup();
    show({ productType: 'digital' });
    expect(places()).toEqual(['paypal']);
    cleanup();
    show({}, {}, 'line-1');
    expect(places()).toEqual([]);
  });

  it('shows the instalments to pay later, and how that works', async () => {
    const onDialog = show({ payLater: { payments: 3, amount: 4300, currency: 'USD' } });
    screen.getByText('or 3 payments of $43.00');
    await userEvent.click(screen.getByRole('button', { name: 'How it works' }));
    expect(onDialog).toHaveBeenCalledWith('pay-later-info', {});
    await expectAccessible();
    cleanup();
    show();
    expect(screen.queryByRole('button', { name: 'How it works' })).toBeNull();
  });

  it('says what most reviews say about the fit', () => {
    show({ fitNote: 'Most find it true to size.' });
    screen.getByText('Most find it true to size.');
  });

  it('opens the size guide of its product kind', async () => {
    const onDialog = show();
    await userEvent.click(screen.getByRole('button', { name: 'Size guide' }));
    expect(onDialog).toHaveBeenCalledWith('size-guide', { productType: 'women-shoes', fitNote: undefined });
  });

  it('says that a sold-out size may return, and offers an email when it does', () => {
    show({}, { size: '9' });
    screen.getByText('This size is gone for now. It may come back.');
    screen.getByRole('button', { name: 'Notify me' });
  });

  it('says that a chosen size is sold out, before anything is pressed', () => {
    const [eight, ...others] = shoe.variants;
    show(
      { variants: [{ ...eight!, quantity: 0, stockStatus: 'OUT_OF_STOCK', notifyMe: false }, ...others] },
      { size: '8' },
    );
    screen.getByText('Out of stock');
    screen.getByRole('radio', { name: '8, unavailable' });
  });

  it('shows the delivery dates, and email delivery for a gift card', () => {
    show();
    screen.getByText('Delivery: Mon, Nov 30 – Thu, Dec 3');
    screen.getByText('Delivery is free from $75');
    cleanup();
    show({ productType: 'digital', deliveryPromise: { daysMin: 0, daysMax: 0, currency: 'USD' } });
    screen.getByText('Sent by email at once');
    expect(screen.queryByText(/Free returns/)).toBeNull();
  });

  it('shows the recipe of a customised product', () => {
    show({ recipe: { recipeId: 'r1', parts: [{ label: 'Laces', value: 'Signal orange' }] } });
    screen.getByText('Signal orange');
  });
});
