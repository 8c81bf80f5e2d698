import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { PayPalView } from '#src/flows/paypal/PayPalView.tsx';
import words from '#src/messages/compiled/en-US/paypal.gen.ts';
import type { PayPalPurchase } from '#machines/paypal/paypal.types.ts';
import { basketId, model } from './paypal.model.ts';

const button = (screen: Screen) => screen.getByRole('button', { name: words.pay });
const says = (text: string, isBusy: boolean) => (screen: Screen) => {
  expect(button(screen).getAttribute('aria-busy') === 'true').toBe(isBusy);
  expect(screen.getByRole('status').textContent).toBe(text);
};

/** What the next press pays. */
let purchase: PayPalPurchase = { basketId, item: null };

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <PayPalView actor={actor} purchase={() => purchase} />,
  gestures: {
    'payPal.pressed': (user, screen, { event: { type: _type, ...paid } }) => {
      purchase = paid;
      return user.click(button(screen));
    },
    'shopper.returned': fromPort('leaveForPayPal'),
  },
  shows: {
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
