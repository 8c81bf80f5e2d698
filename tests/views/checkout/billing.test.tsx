import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { address, digitalCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { model } from '#model-tests/checkout/checkout.model.ts';
import { controlsOf } from '#src/chart-kit/walk/controls.ts';
import { OtherPayments } from '#src/flows/checkout/OtherPayments.tsx';
import { CheckoutScreen } from '#src/flows/checkout/CheckoutScreen.tsx';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';
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

it('shows gift cards if one pays or can pay, and never an empty box', async () => {
  const controls = controlsOf(model);
  const { clock, inspect } = controls;
  const actor = createActor(controls.machine, { input: model.options.input, clock, inspect }).start() as CheckoutRef;
  await act(async () => controls.resolve('recall', { memory: null, isCustomer: false, approval: null }));
  act(() => controls.speak('watchCart', { type: 'cart.changed', cart: digitalCart }));
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
  const seen = { ...parts, GiftCards: () => <p>Gift cards</p> };
  const view = render(<OtherPayments actor={actor} parts={seen} cart={paidWith('REWARD_CODE')} />);
  expect(screen.queryByText('Gift cards')).toBeNull();
  view.rerender(<OtherPayments actor={actor} parts={seen} cart={paidWith('GIFT_CARD')} />);
  expect(screen.queryByText('Gift cards')).not.toBeNull();
});
