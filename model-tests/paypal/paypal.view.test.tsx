import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { PayPalView } from '#src/flows/paypal/PayPalView.tsx';
import words from '#src/messages/compiled/en-US/paypal.gen.ts';
import type { PayPalPurchase } from '#machines/paypal/paypal.types.ts';
import { basketId, model } from './paypal.model.ts';

const button = (screen: Screen) => screen.getByRole('button', { name: words.pay });
const row = () => document.getElementById('message')?.textContent;
const says =
  (text: string, isBusy: boolean, isKnown = true) =>
  (screen: Screen) => {
    // The row of PayPal's message is empty only until it is known who writes into it.
    expect(row()).toBe(isKnown ? words.how : '');
    expect(button(screen).getAttribute('aria-busy') === 'true').toBe(isBusy);
    expect(screen.getByRole('status').textContent).toBe(text);
  };

/** PayPal's button is in the place of the shop's. */
const windowed = (isBusy: boolean) => (screen: Screen) => {
  expect(screen.queryByRole('button')).toBeNull();
  expect(row()).toBe('');
  expect(document.getElementById('button')?.getAttribute('aria-busy')).toBe(String(isBusy));
  expect(screen.getByRole('status').textContent).toBe('');
};

/** What the next press pays. */
let purchase: PayPalPurchase = { basketId, item: null };

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <>
      <PayPalView actor={actor} places={{ button: 'button', message: 'message' }} purchase={() => purchase} />
      <div id="message" />
    </>
  ),
  gestures: {
    'payPal.pressed': (user, screen, { event: { type: _type, ...paid } }) => {
      purchase = paid;
      return user.click(button(screen));
    },
    'shopper.returned': fromPort('leaveForPayPal'),
    'checkout.left': fromPort('leadToCheckout'),
    'order.wanted': fromPort('payPalWindow'),
    'address.changed': fromPort('payPalWindow'),
    'delivery.changed': fromPort('payPalWindow'),
    'order.approved': fromPort('payPalWindow'),
    'window.closed': fromPort('payPalWindow'),
    'window.failed': fromPort('payPalWindow'),
  },
  shows: {
    detecting: says('', false, false),
    'window.offered': windowed(false),
    'window.adding': windowed(true),
    'window.submitting': windowed(true),
    'window.waiting': windowed(true),
    'window.submittingAgain': windowed(true),
    'window.choosing': windowed(true),
    'window.addressChanged': windowed(true),
    'window.deliveryChanged': windowed(true),
    'window.updating': windowed(true),
    'window.authorised': windowed(true),
    'window.additionalDetails': windowed(true),
    'window.leading': windowed(true),
    'window.restoring': windowed(true),
    'window.breaking': windowed(true),
    ready: says('', false),
    adding: says('', true),
    asking: says('', true),
    waiting: says('', true),
    askingAgain: says('', true),
    leaving: says('', true),
    refused: says(words.refused, false),
    notAdded: says(words.notAdded, false),
    failed: says(words.failed, false),
  },
});
