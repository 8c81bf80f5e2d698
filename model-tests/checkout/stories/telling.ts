import { expect } from 'vitest';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutReason } from '#machines/checkout/checkout.types.ts';
import type { Story } from '#src/chart-kit/walk/checks.ts';
import { billedCart, card } from '../checkout.fixtures.ts';
import { atPayment, model, recalled, send } from '../checkout.model.ts';

export type CheckoutStory = Story<typeof checkoutMachine>;
export type Ends = CheckoutStory['ends'];

/** The states in which stories end. */
export const address = { shopping: { shipping: 'address' } } as const;
export const method = { shopping: { shipping: 'method' } } as const;
export const same = { shopping: { billing: 'same' } } as const;
export const other = { shopping: { billing: 'other' } } as const;
export const otherSaved = { shopping: { billing: 'otherSaved' } } as const;
export const summary = { shopping: 'summary' } as const;

/** The events and paths that lead there. */
export const [fresh, billed, stranded, digital, none] = send['cart.changed'];
export const crash = new Error('the form failed');
export const firstVisit = model.done('recall', recalled(null));
export const atBilling = [model.done('recall', recalled(atPayment)), billed];
export const paid = model.done('paymentMethod', card);
export const settling = [...atBilling, paid];
export const atSummary = [...settling, model.done('billToShippingAddress', billedCart)];
export const proven = model.done('prove', 'a token');
export const placing = [...atSummary, send['order.submitted'], proven];

export const told = (
  name: string,
  events: CheckoutStory['events'],
  ends: Ends,
  more: Partial<CheckoutStory> = {},
): CheckoutStory => ({ name, events, ends, ...more });

/** The checkout uses this cart. */
export const withCart = (cart: unknown): Partial<CheckoutStory> => ({
  also: ({ context }) => expect(context.cart).toEqual(cart),
});
/** The shopper sees this reason. */
export const because = (reason: CheckoutReason, failure: unknown = null): Partial<CheckoutStory> => ({
  also: ({ context }) => expect(context.problem).toEqual({ reason, failure }),
});
/** No problem is shown. */
export const forgiven: Partial<CheckoutStory> = { also: ({ context }) => expect(context.problem).toBeNull() };
