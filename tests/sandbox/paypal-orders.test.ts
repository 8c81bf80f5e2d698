import { describe, expect, test } from 'vitest';
import type { PlanRequest } from '#src/commerce/payments/payment-provider.ts';
import { planLifetimes } from '#src/sandbox/payments/plans.ts';
import { base, type OpenSandbox, openSandbox, shop } from './kit.ts';

const wanted: PlanRequest = {
  method: 'paypal',
  locale: 'en-us',
  currency: 'USD',
  amount: 10_000,
  reference: 'cart-1',
  express: { most: 17_500, cancelUrl: `${shop}/en-us/cart` },
  returnUrl: `${shop}/en-us/checkout`,
};
const deliveries = [
  { id: 'US_standard', label: 'Standard', amount: 0, isChosen: true },
  { id: 'US_express', label: 'Express', amount: 995, isChosen: false },
];
const orderIn = async ({ provider }: OpenSandbox, other: Partial<PlanRequest> = {}) =>
  (await provider.openPlan({ ...wanted, ...other })).orderId ?? '';
const changed = (orderId: string, amount = 11_070) => ({
  orderId,
  reference: 'cart-1',
  currency: 'USD',
  amount,
  deliveries,
});
const windowOf = async (open: OpenSandbox, orderId: string) => {
  const response = await open.get(`paypal-orders/${orderId}`);
  return { status: response.status, body: await response.json() };
};
const agree = (open: OpenSandbox, orderId: string, payer: string) =>
  open.sandbox.fetch(
    new Request(`${base}/v1/paypal-orders/${orderId}/approval`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payer }),
    }),
  );

describe('An order of the stand-in of PayPal', () => {
  test('is shown with what the shop said last, and with addresses that lack name and street', async () => {
    const open = openSandbox();
    const orderId = await orderIn(open);
    expect((await windowOf(open, orderId)).body).toMatchObject({ state: 'open', amount: 10_000, most: 17_500 });
    await open.provider.updateOrder(changed(orderId));
    await open.provider.updateOrder(changed(orderId, 12_000));
    const { body } = await windowOf(open, orderId);
    expect(body).toMatchObject({ amount: 12_000, deliveries });
    expect(body.addresses[0].told).toEqual({ city: 'Boulder', state: 'CO', postalCode: '80302', countryCode: 'US' });
    expect(body.addresses).toHaveLength(3);
  });

  test('is an approval once the shopper agreed in the window, and is not changed any more', async () => {
    const open = openSandbox();
    const orderId = await orderIn(open);
    expect(await open.provider.updateOrder(changed(orderId))).toBe(true);
    expect((await open.provider.readPlan(orderId))?.state).toBe('open');
    expect((await agree(open, orderId, 'partial')).status).toBe(200);
    const plan = await open.provider.readPlan(orderId);
    expect(plan).toMatchObject({ id: orderId, state: 'approved', amount: 11_070, most: 17_500 });
    expect(plan?.payer?.phone).toBeUndefined();
    expect(await open.provider.updateOrder(changed(orderId, 1))).toBe(false);
  });

  test('is not changed for another cart or in another currency, nor above its limit', async () => {
    const open = openSandbox();
    const orderId = await orderIn(open);
    expect(await open.provider.updateOrder({ ...changed(orderId), reference: 'cart-2' })).toBe(false);
    expect(await open.provider.updateOrder({ ...changed(orderId), currency: 'CAD' })).toBe(false);
    expect(await open.provider.updateOrder(changed('plan_of_nobody'))).toBe(false);
    await expect(open.provider.updateOrder(changed(orderId, 17_501))).rejects.toMatchObject({ code: 'above-limit' });
    expect((await windowOf(open, orderId)).body.amount).toBe(10_000);
  });

  test('is none of the lender, and runs out', async () => {
    const open = openSandbox();
    expect((await open.provider.openPlan({ ...wanted, method: 'pay-later', payerName: 'Maya Chen' })).orderId).toBe(
      undefined,
    );
    const orderId = await orderIn(open);
    await agree(open, orderId, 'home');
    open.pass(planLifetimes.page + planLifetimes.approval);
    expect((await windowOf(open, orderId)).status).toBe(404);
    expect(await open.provider.readPlan(orderId)).toBeNull();
  });

  test('has no address to choose where the shop knows it', async () => {
    const open = openSandbox();
    const orderId = await orderIn(open, { express: undefined });
    expect((await windowOf(open, orderId)).body).toMatchObject({ most: null, addresses: [] });
  });
});
