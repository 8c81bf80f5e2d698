import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { address, digitalCart, freshCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { model } from '#model-tests/checkout/checkout.model.ts';
import { model as giftCards, noOffer, offered } from '#model-tests/gift-card/gift-card.model.ts';
import { controlsOf } from '#src/chart-kit/walk/controls.ts';
import { CheckoutScreen } from '#src/flows/checkout/CheckoutScreen.tsx';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';
import { GiftCards } from '#src/flows/gift-card/GiftCards.tsx';
import type { GiftCardRef } from '#machines/gift-card/gift-card.selectors.ts';
import type { CheckoutParts } from '#src/flows/checkout/checkout.props.ts';

const parts: CheckoutParts = {
  AddressForm: ({ isTitled }) => <input aria-label="First name" placeholder={isTitled ? 'Says what it is' : ''} />,
  CollectionPointButton: () => null,
  CardForm: () => null,
  CardButton: () => null,
  GiftCards: () => null,
  CustomerPayments: () => null,
  PayLater: () => null,
  ChallengeDialog: () => null,
  BotDefence: () => null,
};

it('keeps a typed billing address when another tab sets the shipping address', async () => {
  const controls = controlsOf(model);
  const { clock, inspect } = controls;
  const actor = createActor(controls.machine, { input: model.options.input, clock, inspect }).start() as CheckoutRef;
  const tell = (cart: typeof digitalCart) => act(() => controls.speak('watchCart', { type: 'cart.changed', cart }));
  render(<CheckoutScreen actor={actor} parts={parts} onDialog={() => undefined} />);
  await act(async () => controls.resolve('recall', { memory: null, isCustomer: false, approval: null }));
  await tell(digitalCart);
  await userEvent.setup().type(screen.getByLabelText('First name'), 'Maya');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('First name').placeholder).toBe('Says what it is');
  await tell({ ...digitalCart, shippingAddress: address, email: 'maya@example.com' });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  // The option already says what the placeholder said.
  expect(screen.getByLabelText<HTMLInputElement>('First name').placeholder).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
});

it('shows gift cards if one pays or the service offers it, and never an empty box', async () => {
  const controls = controlsOf(giftCards);
  const { clock, inspect } = controls;
  const actor = createActor(controls.machine, { clock, inspect }).start() as GiftCardRef;
  const paidWith = (method: 'GIFT_CARD' | 'REWARD_CODE') => ({
    ...digitalCart,
    payment_instruments: [
      {
        payment_method_id: method,
        payment_instrument_id: '1',
        amount: digitalCart.totals.total,
        currency: digitalCart.currency,
      },
    ],
    totals: { ...digitalCart.totals, remainingToPay: 0 },
  });
  const isShown = () => screen.queryByRole('region', { name: 'Gift card' }) !== null;
  const view = render(<GiftCards actor={actor} cart={freshCart} />);
  await act(async () => controls.resolve('getOffer', offered));
  expect(isShown()).toBe(true);
  view.rerender(<GiftCards actor={actor} cart={paidWith('REWARD_CODE')} />);
  expect(isShown()).toBe(false);
  view.rerender(<GiftCards actor={actor} cart={paidWith('GIFT_CARD')} />);
  expect(isShown()).toBe(true);
});

it('offers no gift card where the service offers none', async () => {
  const controls = controlsOf(giftCards);
  const { clock, inspect } = controls;
  const actor = createActor(controls.machine, { clock, inspect }).start() as GiftCardRef;
  const { container } = render(<GiftCards actor={actor} cart={freshCart} />);
  expect(container.textContent).not.toBe('');
  await act(async () => controls.resolve('getOffer', noOffer));
  expect(container.textContent).toBe('');
});
