import { describe, expect, test } from 'vitest';
import type { PlanRequest } from '#src/commerce/payments/payment-provider.ts';
import { planLifetimes } from '#src/sandbox/payments/plans.ts';
import { type OpenSandbox, openSandbox, shop } from './kit.ts';

const wanted: PlanRequest = {
  method: 'pay-later',
  locale: 'en-us',
  currency: 'USD',
  amount: 10_000,
  reference: 'cart-1',
  payerName: 'Maya Chen',
  returnUrl: `${shop}/en-us/checkout`,
};
const charge = (cardToken: string) => ({
  idempotencyKey: crypto.randomUUID(),
  amount: 10_000,
  currency: 'USD',
  cardToken,
  method: 'pay-later' as const,
  reference: 'cart-1',
  orderReference: 'WM1',
  browserInfo: {},
  returnUrl: `${shop}/checkout`,
});

const openPlan = async (open: OpenSandbox, other: Partial<PlanRequest> = {}) => {
  const session = await open.provider.openPlan({ ...wanted, ...other });
  return { session, page: `${session.form?.action}?${new URLSearchParams(session.form?.fields)}` };
};

describe('The lender’s page', () => {
  test('shows the shop, the amount and the instalments, and offers three actions', async () => {
    const open = openSandbox();
    const { page } = await openPlan(open);
    const response = await open.get(page);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Pay Waymark in three parts');
    expect(html.match(/\$33\.3\d/g)).toEqual(['$33.34', '$33.33', '$33.33']);
    expect(html).toContain('<dt>December 21, 2026</dt>');
    expect([...html.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action)).toEqual([
      'approve',
      'refuse',
      'back',
    ]);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action ${shop}/sandbox/payments/v1/ ${shop}`);
    expect(policy).not.toContain('script-src');
  });

  test('viewing it decides nothing, and the first button decides finally', async () => {
    const open = openSandbox();
    const { session, page } = await openPlan(open);
    await open.get(page);
    const undecided = await open.approval(session, 'back');
    expect((await open.provider.readPlan(undecided))?.state).toBe('open');
    await open.approval(session, 'refuse');
    const late = await open.approval(session, 'approve');
    expect((await open.provider.readPlan(late))?.state).toBe('refused');
    const html = await (await open.get(page)).text();
    expect(html).toContain('This plan was not approved');
    expect([...html.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action)).toEqual(['back']);
  });

  test('an expired page does nothing, and neither does an unsigned one', async () => {
    const open = openSandbox();
    const { page } = await openPlan(open);
    open.pass(planLifetimes.page + 1);
    for (const address of [page, 'plans/page?plan=forged', 'plans/page']) {
      const response = await open.get(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This page has run out');
    }
    expect((await open.post('plans/page', { plan: 'forged', action: 'approve' })).status).toBe(404);
  });
});

describe('Approvals', () => {
  test('run out after a quarter of an hour', async () => {
    const open = openSandbox();
    const approval = await open.approval((await openPlan(open)).session, 'approve');
    open.pass(planLifetimes.approval + 1);
    expect(await open.provider.readPlan(approval)).toBeNull();
    expect(await open.provider.authorise(charge(approval))).toEqual({
      result: 'refused',
      reason: 'instrument-not-found',
    });
  });

  test('the token that opens the page is no approval', async () => {
    const open = openSandbox();
    const { session } = await openPlan(open);
    await open.approval(session, 'approve');
    const word = session.form?.fields['plan'] ?? '';
    expect(await open.provider.readPlan(word)).toBeNull();
    expect(await open.provider.authorise(charge(word))).toEqual({ result: 'refused', reason: 'instrument-not-found' });
  });

  test.each([
    ['Noform', {}],
    ['too little', { amount: 34_99 }],
    ['too much', { amount: 2_000_01 }],
  ])('there is no form for %s', async (name, other) => {
    const open = openSandbox();
    expect((await openPlan(open, { payerName: `Maya ${name}`, ...other })).session.form).toBeNull();
  });

  test('Overdue is refused by the lender for any button; Lapsed when the order is placed', async () => {
    const open = openSandbox();
    const overdue = await open.approval((await openPlan(open, { payerName: 'Maya Overdue' })).session, 'approve');
    expect((await open.provider.readPlan(overdue))?.state).toBe('refused');
    const lapsed = await open.approval((await openPlan(open, { payerName: 'Maya Lapsed' })).session, 'approve');
    expect((await open.provider.readPlan(lapsed))?.state).toBe('approved');
    expect(await open.provider.authorise(charge(lapsed))).toEqual({ result: 'refused', reason: 'declined' });
  });

  test('no stored record has the borrower’s name', async () => {
    const open = openSandbox();
    await open.approval((await openPlan(open)).session, 'approve');
    expect(open.written.join()).not.toContain('Chen');
  });
});
