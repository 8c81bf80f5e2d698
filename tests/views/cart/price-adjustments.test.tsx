import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Cart, CartItem, Order, PriceAdjustment } from '#openapi/generated/waymark.gen.ts';
import { Totals } from '#src/flows/checkout/OrderSummary.tsx';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { OrderAside } from '#src/flows/order/OrderAside.tsx';
import { adjustingItem, adjustingWhole } from '#src/flows/price-adjustment/adjustable.ts';
import AdjustPrice from '#src/flows/price-adjustment/AdjustPrice.tsx';
import { cartWith, filled, reduced, shoe } from '#model-tests/cart/cart.fixtures.ts';
import { expectAccessible } from '#tests/ui/support.tsx';
import { cartAtRest } from './support.tsx';

const card: CartItem = {
  ...shoe,
  itemId: 'item-2',
  name: 'Gift card',
  isDigitalProduct: true,
  qty: 1,
  price: { ...shoe.price, current: 5000, rowTotal: 5000, priceAfterItemDiscount: 5000, priceAfterOrderDiscount: 5000 },
};
const gift: CartItem = { ...shoe, itemId: 'item-3', bonus: true, price: { ...shoe.price, current: 0, rowTotal: 0 } };

const off = (level: PriceAdjustment['level'], amount: number): PriceAdjustment => ({
  adjustmentId: `of ${level}`,
  level,
  type: 'amount',
  value: amount,
  amount,
  currency: 'USD',
});

/**
 * Two pairs at 129.00 and a gift card at 50.00, with adjustments: 10.00 off each pair, 8.00 off the goods, 2.50 off the
 * delivery.
 */
const adjusted: Cart = (() => {
  const cart = cartWith([shoe, card], {
    priceAdjustments: [...reduced.priceAdjustments, off('ORDER', 800), off('SHIPPING', 250)],
  });
  return {
    ...cart,
    totals: { ...cart.totals, totalDiscount: 2800, itemSubTotal: cart.totals.itemTotal - 2800, shipping: 450 },
  };
})();

const onDialog = vi.fn();
const show = (cart: Cart, AdjustButton?: typeof AdjustPrice) =>
  render(
    <CartView
      cartRef={cartAtRest(cart)}
      onDialog={onDialog}
      onCheckout={() => undefined}
      onRetry={() => {}}
      AdjustPrice={AdjustButton}
    />,
  );

/** The value beside a term of the totals. */
const beside = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('a price adjustment', () => {
  it('is shown at its line, in the totals, and with the delivery', async () => {
    show(adjusted);
    screen.getByText('Price adjustment: $20.00 off');
    expect(beside('Price adjustment')).toBe('-$28.00');
    screen.getByText('Price adjustment -$2.50');
    expect(screen.queryByText('Discount')).toBeNull();
    await expectAccessible();
  });

  it('is shown in the summary of the checkout, and in that of the order', () => {
    const { unmount } = render(
      <Totals
        cart={{
          ...adjusted,
          shippingMethods: [{ shippingId: 'me', label: 'Standard' } as Cart['shippingMethods'][number]],
        }}
      />,
    );
    expect(beside('Price adjustment')).toBe('-$28.00');
    screen.getByText('Price adjustment -$2.50');
    unmount();
    const order = { ...adjusted, shipments: [{ shippingMethod: { kind: 'home' } }] } as unknown as Order;
    render(<OrderAside order={order} />);
    expect(beside('Price adjustment')).toBe('-$28.00');
    screen.getByText('Price adjustment -$2.50');
  });

  it('is not shown if there is none', () => {
    show(filled);
    expect(screen.queryByText(/adjustment/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /adjust/i })).toBeNull();
  });
});

describe('an associate who sells', () => {
  it('opens the dialog with the line’s price before its adjustment, and with the adjustment', async () => {
    show(adjusted, AdjustPrice);
    await userEvent.click(screen.getByRole('button', { name: `Change adjustment: ${shoe.name}` }));
    expect(onDialog).toHaveBeenLastCalledWith('price-adjustment', {
      adjusting: {
        thing: { level: 'PRODUCT', itemId: 'item-1', price: 25800, pieces: 2, currency: 'USD' },
        name: shoe.name,
        isPromoted: false,
        adjustment: reduced.priceAdjustments[0],
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Change order adjustment' }));
    // 258.00 less 20.00, without the gift card, which cannot be adjusted.
    expect(onDialog).toHaveBeenLastCalledWith('price-adjustment', {
      adjusting: {
        thing: { level: 'ORDER', price: 23800, pieces: 1, currency: 'USD' },
        isPromoted: false,
        adjustment: off('ORDER', 800),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Change delivery adjustment' }));
    expect(onDialog).toHaveBeenLastCalledWith('price-adjustment', {
      adjusting: {
        thing: { level: 'SHIPPING', price: 700, pieces: 1, currency: 'USD' },
        isPromoted: false,
        adjustment: off('SHIPPING', 250),
      },
    });
    await expectAccessible();
  });

  it('cannot adjust a gift card, a free gift, or a price of zero', () => {
    expect(adjustingItem(adjusted, card)).toBeNull();
    expect(adjustingItem(adjusted, gift)).toBeNull();
    const free = { ...filled, totals: { ...filled.totals, shipping: 0 } };
    expect(adjustingWhole(free, 'SHIPPING')).toBeNull();
    expect(adjustingWhole(cartWith([card]), 'ORDER')).toBeNull();
    // An adjustment that takes nothing off at the moment can still be changed.
    expect(adjustingWhole({ ...free, priceAdjustments: [off('SHIPPING', 0)] }, 'SHIPPING')).not.toBeNull();
  });
});
