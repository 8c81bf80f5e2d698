import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { fromPort, relayed, unreachable, walkView } from '#model-tests/support/view.tsx';
import { shoe } from './cart.fixtures.ts';
import { model } from './cart.model.ts';
import type { CartChange } from '#machines/cart/cart-change.types.ts';

const passed = unreachable('passed through');

/** Whatever is in progress, the page shows what is known: the lines, an empty cart, or that it is loading. */
const known = (screen: Screen, { context }: { context: { cart: { items: unknown[] } | null; lost: unknown[] } }) => {
  const isEmpty = context.cart?.items.length === 0;
  if (!context.cart || (isEmpty && context.lost.length > 0)) screen.getByText('Loading your cart');
  else if (isEmpty) screen.getByText('Your cart is empty');
  else screen.getByRole('list', { name: 'Items in your cart' });
};

const isBusy = (element: Element) => element.getAttribute('aria-busy') === 'true';

/** Makes the change with the page's controls. Returns false if the page has none for it (adds, the checkout). */
async function ask(user: UserEvent, screen: Screen, change: CartChange): Promise<boolean> {
  const remove = screen.queryByRole('button', { name: `Remove ${shoe.name}` });
  const quantity = screen.queryByRole<HTMLInputElement>('textbox', { name: `Quantity of ${shoe.name}` });
  const code = screen.queryByRole('textbox', { name: /Promo code/ });
  const removeCode = screen.queryByRole('button', { name: 'Remove promo code FIRSTSTEPS' });
  if (change.operation === 'removeItem' && remove && !isBusy(remove)) {
    await user.click(remove);
    return true;
  }
  if (change.operation === 'updateItem' && quantity && remove && !isBusy(remove)) {
    const more = (change.item.qty ?? 0) - Number(quantity.value);
    if (Math.abs(more) !== 1) return false;
    await user.click(screen.getByRole('button', { name: more > 0 ? 'One more' : 'One fewer' }));
    return true;
  }
  if (change.operation === 'applyCoupon' && code && !isBusy(screen.getByRole('button', { name: /Apply/ }))) {
    await user.clear(code);
    await user.type(code, change.code.toLowerCase());
    await user.click(screen.getByRole('button', { name: /Apply/ }));
    return true;
  }
  if (change.operation === 'removeCoupon' && removeCode) {
    await user.click(removeCode);
    return true;
  }
  return false;
}

walkView(model, {
  render: ({ actor }) => (
    <CartView
      cartRef={actor}
      onDialog={() => undefined}
      onDelivery={() => undefined}
      onCheckout={() => undefined}
      onRetry={() => actor.send({ type: 'cart.retried' })}
    />
  ),
  gestures: {
    'session.started': relayed('the session chart'),
    'session.unavailable': relayed('the session chart'),
    'session.ended': relayed('the session chart'),
    'change.requested': async (user, screen, { event, actor }) => {
      if (!(await ask(user, screen, event.change))) actor.send(event);
    },
    'cart.ordered': relayed('the checkout'),
    'cart.outdated': fromPort('shareCart'),
    'cart.retried': (user, screen) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'promotion.dismissed': async (user, screen, { event, actor }) => {
      const dismiss = screen.queryByRole('button', { name: 'Hide this offer' });
      if (dismiss) await user.click(dismiss);
      else actor.send(event);
    },
  },
  controls: { 'cart.retried': (screen) => screen.queryByRole('button', { name: 'Try again' }) },
  shows: {
    waitingForSession: known,
    deciding: passed,
    reading: known,
    'resting.none': (screen) => screen.getByText('Your cart is empty'),
    'resting.ready': known,
    'resting.expired': (screen) => screen.getByText(/had expired/),
    'resting.unavailable': (screen) => screen.getByRole('button', { name: 'Try again' }),
    'changing.choosing': passed,
    'changing.creating': known,
    'changing.creatingWithItem': known,
    'changing.reservingWithItem': known,
    'changing.addingItems': known,
    'changing.updatingItem': known,
    'changing.removingItem': known,
    'changing.savingForLater': known,
    'changing.applyingCoupon': known,
    'changing.removingCoupon': known,
    'changing.settingShippingMethod': known,
    'changing.addingShippingAddress': known,
    'changing.removingShippingAddress': known,
    'changing.addingBillingAddress': known,
    'changing.removingBillingAddress': known,
    'changing.addingPaymentInstrument': known,
    'changing.removingPaymentInstrument': known,
    'changing.addingPriceAdjustment': known,
    'changing.updatingPriceAdjustment': known,
    'changing.removingPriceAdjustment': known,
    'changing.preparingOrder': known,
    'changing.applyingReward': known,
    'recovering.recreating': known,
    'recovering.readding': known,
    'recovering.rereading': known,
    'recovering.givingUp': passed,
    'invalidCustomer.wiping': passed,
    'invalidCustomer.recreating': known,
    'invalidCustomer.waiting': known,
  },
});
