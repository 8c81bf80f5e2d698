import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { cartWith, filled, invalidCode, shoe, soldOut, tooMany } from '#model-tests/cart/cart.fixtures.ts';
import { expectAccessible } from '#tests/ui/support.tsx';
import { cartAtRest } from './support.tsx';

const gift: CartItem = {
  ...shoe,
  itemId: 'item-2',
  name: 'Beck bottle',
  bonus: true,
  qty: 1,
  price: { ...shoe.price, current: 0, rowTotal: 0, priceAfterItemDiscount: 0, priceAfterOrderDiscount: 0 },
};

const onDialog = vi.fn();

const show = (...args: Parameters<typeof cartAtRest>) => {
  const cart = cartAtRest(...args);
  render(
    <CartView
      cartRef={cart}
      onDialog={onDialog}
      onDelivery={() => undefined}
      onCheckout={() => undefined}
      onRetry={() => {}}
    />,
  );
  return cart;
};

const line = (name: string) => {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('link', { name }) !== null);
  if (!row) throw new Error(`no line of ${name}`);
  return within(row);
};

describe('a line of the cart', () => {
  it('shows the chosen options and the unit price, and links to the product', async () => {
    show(filled);
    expect(line(shoe.name).getByRole('link').getAttribute('href')).toBe(shoe.pdpUrl);
    line(shoe.name).getByText('Moss · Size: 9');
    line(shoe.name).getByText('$129.00 each');
    await expectAccessible();
  });

  it('that was removed can be restored at its place, unchanged', async () => {
    const other = { ...shoe, itemId: 'item-3', upc: '000000000003', name: 'Trail sock' };
    const cart = cartAtRest(cartWith([other]), { removed: { item: { ...shoe, qty: 2 }, place: 0 } });
    render(<CartView cartRef={cart} onDialog={onDialog} onCheckout={() => undefined} onRetry={() => {}} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain(`${shoe.name} is no longer in your cart.`);
    expect(second?.textContent).toContain('Trail sock');
    const undo = screen.getByRole('button', { name: `Undo: put ${shoe.name} back into your cart` });
    expect(document.activeElement).toBe(undo);
    await expectAccessible();
    await userEvent.setup().click(undo);
    expect(cart.getSnapshot().context.current?.change).toMatchObject({
      operation: 'addItems',
      items: [{ productId: shoe.productId, upc: shoe.upc, qty: 2 }],
    });
    expect(undo.getAttribute('aria-busy')).toBe('true');
  });

  it('that was the last one can be restored, too', () => {
    show(cartWith([]), { removed: { item: shoe, place: 0 } });
    screen.getByRole('button', { name: `Undo: put ${shoe.name} back into your cart` });
    screen.getByText('Your cart is empty');
  });

  it('that was saved for later is shown before the message that the cart is empty', () => {
    const parts = { saved: <p>Saved for later</p>, hasSaved: true };
    render(
      <CartView
        cartRef={cartAtRest(cartWith([]))}
        {...parts}
        onDialog={onDialog}
        onCheckout={() => undefined}
        onRetry={() => {}}
      />,
    );
    const isBefore = screen
      .getByText('Saved for later')
      .compareDocumentPosition(screen.getByText('Your cart is empty'));
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('leaves it to a message to say that it could not be removed', () => {
    const change = { operation: 'removeItem', itemId: shoe.itemId } as const;
    show(filled, { refused: [{ id: 'change-1', change, failure: soldOut }] });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    { operation: 'removeItem', itemId: shoe.itemId } as const,
    { operation: 'updateItem', item: { itemId: shoe.itemId, qty: 3 } } as const,
  ])('shows why it was not changed during an outage, which is announced once: $operation', (change) => {
    const failure = { errorId: 'OFFLINE', message: '', status: 0 };
    show(filled, { refused: [{ id: 'change-1', change, failure }], failure }, { resting: 'unavailable' });
    line(shoe.name).getByText(/This did not reach us/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('marks an item below its list price as reduced', () => {
    show(cartWith([{ ...shoe, price: { ...shoe.price, original: 15000 } }]));
    line(shoe.name).getByText(/Was \$300\.00/);
  });

  it('shows a free gift without quantity and without a remove button', () => {
    show(cartWith([shoe, gift]));
    line('Beck bottle').getByText('Free gift');
    line('Beck bottle').getByText('Free');
    expect(line('Beck bottle').queryByRole('button')).toBeNull();
  });

  it('shows low stock, and no other flags', () => {
    show(
      cartWith([
        { ...shoe, eyebrow: { id: 'LOW STOCK', label: 'Low stock' } },
        { ...shoe, itemId: 'other', name: 'Other shoe', eyebrow: { id: 'LIMITED', label: 'Limited' } },
      ]),
    );
    line(shoe.name).getByText('Low stock');
    expect(line('Other shoe').queryByText('Limited')).toBeNull();
  });

  it('shows its design, and neither its badge nor its stars', () => {
    show(
      cartWith([
        {
          ...shoe,
          badge: { id: 'BESTSELLER', label: 'Bestseller' },
          recipeId: 'RCP7K2M9',
          recipeName: 'First light',
          rating: { score: 4.6, reviewsCount: 128 },
        },
      ]),
    );
    line(shoe.name).getByText('Design: First light');
    expect(line(shoe.name).queryByText('Bestseller')).toBeNull();
    expect(line(shoe.name).queryByText(/stars/)).toBeNull();
  });

  it('shows a gift card’s recipient and message, and lets both be changed', async () => {
    const giftOption = { email: 'rowan@example.com', to: 'Rowan', message: 'See you at the trailhead!' };
    show(cartWith([{ ...shoe, name: 'Gift card', isDigitalProduct: true, giftOption }]));
    line('Gift card').getByText(/For Rowan, sent by email to rowan@example\.com/);
    line('Gift card').getByText('See you at the trailhead!');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Change the gift option of Gift card' }));
    expect(onDialog).toHaveBeenCalledWith('add-gift-option', {
      item: { itemId: shoe.itemId, name: 'Gift card', giftOption },
    });
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('can be saved for later by a shopper with a list', async () => {
    const cart = cartAtRest(filled);
    const { rerender } = render(
      <CartView cartRef={cart} canSave onDialog={onDialog} onCheckout={() => undefined} onRetry={() => {}} />,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: `Save for later: ${shoe.name}` }));
    expect(cart.getSnapshot().context.current?.change).toEqual({ operation: 'saveItemForLater', itemId: shoe.itemId });
    rerender(<CartView cartRef={cart} onDialog={onDialog} onCheckout={() => undefined} onRetry={() => {}} />);
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('shows its promotion with the amount', () => {
    show(
      cartWith(
        [
          {
            ...shoe,
            productPromotions: [{ promotionId: 'boots-25', price: 6450, currency: 'USD' }],
            price: { ...shoe.price, priceAfterItemDiscount: 19350 },
          },
        ],
        {
          promoSummary: [
            {
              level: 'PRODUCT',
              promotionId: 'boots-25',
              promotionName: '25% off boots',
              calloutMessage: '25% off boots',
            },
          ],
        },
      ),
    );
    line(shoe.name).getByText('25% off boots: $64.50 off');
  });

  it('says that fewer are left than requested', () => {
    show({ ...filled, flash: [{ code: 'ProductLineItemInventoryMissing', details: { itemIds: [shoe.itemId] } }] });
    line(shoe.name).getByText(/fewer of this left/);
  });

  it('shows the maximum quantity beside the line if more was requested', () => {
    const change = { operation: 'updateItem', item: { itemId: shoe.itemId, qty: 9 } } as const;
    show(filled, { refused: [{ id: 'change-1', change, failure: tooMany }] });
    expect(line(shoe.name).getByRole('alert').textContent).toContain('You can have 4 of this item at most.');
  });

  it('explains a catalogue error beside the line', () => {
    const change = { operation: 'updateItem', item: { itemId: shoe.itemId, upc: '884501001092' } } as const;
    show(filled, { refused: [{ id: 'change-1', change, failure: soldOut }] });
    expect(line(shoe.name).getByRole('alert').textContent).toContain('This item is out of stock.');
  });

  it('shows the last requested quantity while it is being saved, and accepts quick presses', async () => {
    const cart = show(filled);
    const user = userEvent.setup();
    for (const _ of [1, 2, 3]) await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Quantity/ }).value).toBe('5');
    const { current, queue } = cart.getSnapshot().context;
    expect([current, ...queue].map((asked) => asked?.change)).toEqual([
      { operation: 'updateItem', item: { itemId: shoe.itemId, qty: 3 } },
      { operation: 'updateItem', item: { itemId: shoe.itemId, qty: 5 } },
    ]);
  });
});

describe('the promo code', () => {
  it('says what is wrong under the field', () => {
    show(filled, {
      refused: [{ id: 'change-1', change: { operation: 'applyCoupon', code: 'NOTACODE' }, failure: invalidCode }],
    });
    const field = screen.getByRole('textbox', { name: /Promo code/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('This code is not valid. Check it and try again.');
  });

  it('sends nothing for an empty field', async () => {
    const cart = show(filled);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Apply' }));
    expect(cart.getSnapshot().context.current).toBeNull();
  });

  const codes = () =>
    within(screen.getByRole('list', { name: 'Promo code' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('has the same name as its line in the totals', () => {
    const offer = { promotionId: 'ridge-20-off', promotionName: '$20 off orders over $120' };
    show({
      ...filled,
      couponItems: [{ ...offer, code: 'RIDGE20', applied: true, calloutMessage: '$20 off your order' }],
      orderPromotions: [{ promotionId: offer.promotionId, price: 2000, currency: 'USD' }],
      promoSummary: [{ ...offer, level: 'ORDER', calloutMessage: '$20 off your order' }],
    });
    expect(codes()).toEqual([`RIDGE20${offer.promotionName}`]);
    screen.getByRole('term', { name: (_, term) => term.textContent === offer.promotionName });
  });

  it('shows the amount that is missing before a code applies', () => {
    show({
      ...filled,
      couponItems: [
        { code: 'RIDGE20', applied: false, promotionName: '$20 off orders over $120', missingAmount: 2100 },
        { code: 'BOOTS25', applied: false, promotionName: '25% off hiking boots' },
      ],
    });
    expect(codes()).toEqual([
      'RIDGE20$20 off orders over $120Add $21.00 more to use it.',
      'BOOTS2525% off hiking bootsIt takes nothing off what is in your cart yet.',
    ]);
  });
});

describe('the totals', () => {
  const rows = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

  it('leaves tax to the checkout until it is known', () => {
    show(filled);
    expect(rows()).toEqual([
      'Subtotal: $258.00',
      'Estimated delivery: $7.00',
      'Tax: At checkout',
      'Estimated total: $265.00',
    ]);
  });

  it('lists each named discount, and the rest in one line', () => {
    show({
      ...filled,
      totals: { ...filled.totals, totalDiscount: 5000 },
      orderPromotions: [
        { promotionId: 'ten', price: 3000, currency: 'USD' },
        { promotionId: 'ship', price: 700, currency: 'USD' },
      ],
      promoSummary: [
        { level: 'ORDER', promotionId: 'ten', promotionName: '10% off', calloutMessage: '10% off' },
        { level: 'SHIPPING', promotionId: 'ship', promotionName: 'Free delivery', calloutMessage: 'Free delivery' },
      ],
    });
    expect(rows().slice(1, 3)).toEqual(['10% off: -$30.00', 'Discount: -$20.00']);
  });

  it('shows the saving with one decimal of a percent, and the reason of free delivery', () => {
    show({
      ...filled,
      totals: { ...filled.totals, totalDiscount: 3300, totalDiscountPercentage: 12.8 },
      orderPromotions: [{ promotionId: 'ship', price: 700, currency: 'USD' }],
      promoSummary: [
        { level: 'SHIPPING', promotionId: 'ship', promotionName: 'Free standard delivery', calloutMessage: '' },
      ],
    });
    expect(rows().at(-1)).toMatch(/You save \$33\.00 \(12\.8%\)/);
    screen.getByText('Free standard delivery');
  });

  it('shows what gift cards pay, and what remains', () => {
    show({
      ...filled,
      totals: { ...filled.totals, remainingToPay: 24650 },
      payment_instruments: [
        {
          payment_instrument_id: 'pi-1',
          payment_method_id: 'GIFT_CARD',
          amount: 1850,
          currency: 'USD',
          lastFour: '0028',
        },
      ],
    });
    expect(rows().slice(-3)).toEqual([
      'Estimated total: $265.00',
      'Gift card ending in 0028: -$18.50',
      'Remaining to pay: $246.50',
    ]);
  });

  it('shows the tax included in a European total', () => {
    show({ ...filled, currency: 'EUR', totals: { ...filled.totals, taxIncluded: true, tax: 4417 } });
    expect(rows().at(-1)).toBe('TotalIncluding €44.17 tax: €265.00');
  });
});

describe('approaching promotions', () => {
  const [offer] = filled.approachingPromotions;
  if (!offer) throw new Error('the fixture has an offer');

  it('shows the missing amount and a progress bar', () => {
    show(filled);
    screen.getByText('Free delivery is close');
    const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Spend $42.00 more for free delivery' });
    expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['25800', '30000']);
  });

  it('shows an earned promotion', () => {
    show({
      ...filled,
      approachingPromotions: [{ ...offer, thresholdStatus: 'Threshold Reached', distanceFromConditionThreshold: 0 }],
    });
    screen.getByText('Your delivery is free');
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it('ignores callouts without three parts, and those of the mini cart', () => {
    show({
      ...filled,
      approachingPromotions: [
        { ...offer, calloutMsg: 'One|two' },
        { ...offer, promotionId: 'other', approachingDisplayLevel: 'MINI_CART' },
      ],
    });
    expect(screen.queryByRole('list', { name: 'Offers within reach' })).toBeNull();
  });
});
