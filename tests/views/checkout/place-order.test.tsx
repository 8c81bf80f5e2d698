import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { billedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { model } from '#model-tests/checkout/checkout.model.ts';
import { controlsOf } from '#src/chart-kit/walk/controls.ts';
import { SummaryStep } from '#src/flows/checkout/SummaryStep.tsx';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';

it('names what is left to pay on the button where a voucher pays a part', () => {
  const { machine, clock, inspect } = controlsOf(model);
  const actor = createActor(machine, { input: model.options.input, clock, inspect }) as CheckoutRef;
  const cart = { ...billedCart, totals: { ...billedCart.totals, total: 41_675, remainingToPay: 41_175 } };
  render(<SummaryStep actor={actor} cart={cart} main={{ isBusy: false, holdsBack: () => false }} promo={null} />);
  expect(screen.getByRole('button', { name: /Place order/ }).textContent).toBe('Place order · $411.75');
});
