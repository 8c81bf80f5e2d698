import { describe, expect, test } from 'vitest';
import type {
  AuthoriseRequest,
  PaymentProvider,
  PaymentResult,
  PlanRequest,
  PlanSession,
  ThreeDS2Result,
} from '#src/commerce/payments/payment-provider.ts';
import type { CardOutcome } from '#src/sandbox/payments/test-card.types.ts';
import type { PaymentAction } from '#src/commerce/model/payment.ts';

/** What a shopper does at a provider, done by a test. */
export interface ShopperActions {
  /** A fresh one-time token of a card with this outcome. */
  tokenFor(outcome: CardOutcome): Promise<string>;
  /** Does what the pay-later form asks of the browser, and returns the approval that the shopper comes back with. */
  approval(session: PlanSession, how: 'approve' | 'refuse' | 'back'): Promise<string>;
  /** Agrees in the sheet of the wallet, and returns its token. */
  walletToken(merchantSession: Record<string, unknown>, shown: { amount: number; currency: string }): Promise<string>;
  /** Does what the action asks of the browser, and returns what its frame posts. */
  perform(action: PaymentAction, how: 'approve' | 'wrong-code' | 'cancel'): Promise<ThreeDS2Result>;
}

/** What an implementation provides to be tested against the port: itself and the shopper's actions. */
export interface ProviderUnderTest extends ShopperActions {
  provider: PaymentProvider;
}

/**
 * The contract tests of PaymentProvider, for any implementation. `lacking` names what a provider does not have: `plan`
 * (neither lender nor PayPal) or `wallet` (no Apple Pay).
 */
export function describePaymentProvider(
  name: string,
  setUp: () => Promise<ProviderUnderTest>,
  lacking: readonly string[] = [],
): void {
  const planTest = test.skipIf(lacking.includes('plan'));
  const walletTest = test.skipIf(lacking.includes('wallet'));
  const requestFor = (cardToken: string, more: Partial<AuthoriseRequest> = {}): AuthoriseRequest => ({
    idempotencyKey: crypto.randomUUID(),
    amount: 12930,
    currency: 'USD',
    cardToken,
    orderReference: 'WM10004217',
    browserInfo: {
      language: 'en-US',
      colorDepth: 24,
      javaEnabled: false,
      screenWidth: 390,
      screenHeight: 844,
      timeZoneOffset: -60,
      userAgent: 'a browser',
    },
    returnUrl: 'https://shop.example/checkout',
    ...more,
  });

  function actionOf(result: PaymentResult): { authorisationId: string; action: PaymentAction } {
    if (result.result !== 'action-required') throw new Error(`An action was expected, not ${JSON.stringify(result)}`);
    return result;
  }

  async function answer(
    { provider, perform }: ProviderUnderTest,
    result: PaymentResult,
    how: 'approve' | 'wrong-code' | 'cancel' = 'approve',
  ): Promise<PaymentResult> {
    const { authorisationId, action } = actionOf(result);
    return provider.completeAuthentication({
      authorisationId,
      idempotencyKey: crypto.randomUUID(),
      threeDS2Result: await perform(action, how),
      paymentData: action.paymentData,
    });
  }

  describe(`${name} as a payment provider`, () => {
    test('opens a session for the card fields', async () => {
      const { provider } = await setUp();
      const session = await provider.createSession({
        locale: 'en-us',
        currency: 'USD',
        amount: 12930,
        origin: 'https://shop.example',
      });
      expect(session.sessionId).toMatch(/^[A-Za-z0-9_-]{1,128}$/);
      expect(session.scriptIntegrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
      expect(session.brands).toContain('visa');
    });

    test('authorises a good card', async () => {
      const { provider, tokenFor } = await setUp();
      const result = await provider.authorise(requestFor(await tokenFor('approved')));
      expect(result).toMatchObject({ result: 'authorised', card: { brand: 'visa', bin: '411111', lastFour: '1111' } });
    });

    test.each(['declined', 'fraud', 'expired'] as const)('refuses: %s', async (outcome) => {
      const { provider, tokenFor } = await setUp();
      expect(await provider.authorise(requestFor(await tokenFor(outcome)))).toEqual({
        result: 'refused',
        reason: outcome,
      });
    });

    test('refuses a card that it does not know', async () => {
      const { provider } = await setUp();
      expect(await provider.authorise(requestFor('tok_of_nobody'))).toEqual({
        result: 'refused',
        reason: 'instrument-not-found',
      });
    });

    test('says that it is unavailable, and has charged nothing', async () => {
      const { provider, tokenFor } = await setUp();
      const request = requestFor(await tokenFor('network-error'));
      expect(await provider.authorise(request)).toEqual({ result: 'refused', reason: 'unavailable' });
      expect(await provider.conclude(request.idempotencyKey)).toBeNull();
    });

    test('gives the same answer for the same key, and charges once', async () => {
      const { provider, tokenFor } = await setUp();
      const request = requestFor(await tokenFor('approved'));
      const [one, two] = await Promise.all([provider.authorise(request), provider.authorise(request)]);
      expect(two).toEqual(one);
      expect(await provider.authorise(request)).toEqual(one);
    });

    test('refuses a key that was used for something else', async () => {
      const { provider, tokenFor } = await setUp();
      const request = requestFor(await tokenFor('approved'));
      await provider.authorise(request);
      await expect(provider.authorise({ ...request, amount: 1 })).rejects.toMatchObject({
        code: 'idempotency-conflict',
      });
    });

    test('accepts a device fingerprint with the payment', async () => {
      const { provider, tokenFor } = await setUp();
      const request = requestFor(await tokenFor('approved'), { deviceFingerprint: '7d1c0a5b9f3e4c27' });
      expect(await provider.authorise(request)).toMatchObject({ result: 'authorised' });
      await expect(provider.authorise({ ...request, deviceFingerprint: 'another' })).rejects.toMatchObject({
        code: 'idempotency-conflict',
      });
    });

    test('charges a token only once', async () => {
      const { provider, tokenFor } = await setUp();
      const cardToken = await tokenFor('approved');
      const results = await Promise.all([
        provider.authorise(requestFor(cardToken)),
        provider.authorise(requestFor(cardToken)),
      ]);
      expect(results.map(({ result }) => result).toSorted()).toEqual(['authorised', 'refused']);
    });

    test('3-D Secure without a question', async () => {
      const subject = await setUp();
      const first = await subject.provider.authorise(requestFor(await subject.tokenFor('threeds-frictionless')));
      expect(actionOf(first).action.type).toBe('fingerprint');
      expect(await answer(subject, first)).toMatchObject({ result: 'authorised' });
    });

    test.each([
      ['threeds-challenge', 'approve', { result: 'authorised' }],
      ['threeds-challenge', 'wrong-code', { result: 'refused', reason: 'declined' }],
      ['threeds-challenge', 'cancel', { result: 'refused', reason: 'declined' }],
      ['threeds-challenge-refused', 'approve', { result: 'refused', reason: 'declined' }],
    ] as const)('3-D Secure with a question: %s, %s', async (outcome, how, expected) => {
      const subject = await setUp();
      const first = await subject.provider.authorise(requestFor(await subject.tokenFor(outcome)));
      const second = await answer(subject, first);
      expect(actionOf(second)).toMatchObject({
        authorisationId: actionOf(first).authorisationId,
        action: { type: 'challenge' },
      });
      expect(await answer(subject, second, how)).toMatchObject(expected);
    });

    test('rejects a success invented by the browser', async () => {
      const { provider, tokenFor } = await setUp();
      const { authorisationId, action } = actionOf(
        await provider.authorise(requestFor(await tokenFor('threeds-frictionless'))),
      );
      const forged = { transStatus: 'Y' as const, token: action.token };
      const refused = { result: 'refused', reason: 'fraud' };
      const complete = (threeDS2Result: ThreeDS2Result) =>
        provider.completeAuthentication({
          authorisationId,
          idempotencyKey: crypto.randomUUID(),
          threeDS2Result,
          paymentData: action.paymentData,
        });
      expect(await complete(forged)).toEqual(refused);
      expect(await complete({ transStatus: 'Y' })).toEqual(refused);
    });

    test('rejects the result of another payment', async () => {
      const subject = await setUp();
      const [mine, other] = await Promise.all(
        [0, 1].map(async () =>
          actionOf(await subject.provider.authorise(requestFor(await subject.tokenFor('threeds-frictionless')))),
        ),
      );
      const replayed = await subject.perform(other!.action, 'approve');
      const { authorisationId, action } = mine!;
      const complete = {
        authorisationId,
        idempotencyKey: crypto.randomUUID(),
        threeDS2Result: replayed,
        paymentData: action.paymentData,
      };
      expect(await subject.provider.completeAuthentication(complete)).toEqual({ result: 'refused', reason: 'fraud' });
    });

    test('rejects a fingerprint as the answer to a challenge', async () => {
      const subject = await setUp();
      const first = await subject.provider.authorise(requestFor(await subject.tokenFor('threeds-challenge')));
      const fingerprint = await subject.perform(actionOf(first).action, 'approve');
      const second = actionOf(await answer(subject, first));
      const complete = {
        authorisationId: second.authorisationId,
        idempotencyKey: crypto.randomUUID(),
        threeDS2Result: fingerprint,
        paymentData: second.action.paymentData,
      };
      expect(await subject.provider.completeAuthentication(complete)).toEqual({ result: 'refused', reason: 'fraud' });
    });

    test('a device without an answer gets a challenge; a challenge without an answer is refused', async () => {
      const subject = await setUp();
      const first = await subject.provider.authorise(requestFor(await subject.tokenFor('threeds-frictionless')));
      const giveUp = (result: PaymentResult) => {
        const { authorisationId, action } = actionOf(result);
        return subject.provider.completeAuthentication({
          authorisationId,
          idempotencyKey: crypto.randomUUID(),
          threeDS2Result: { transStatus: 'U' },
          paymentData: action.paymentData,
        });
      };
      const second = await giveUp(first);
      expect(actionOf(second).action.type).toBe('challenge');
      expect(await giveUp(second)).toEqual({ result: 'refused', reason: 'declined' });
    });

    test('completes once: the same answer for the same key, and no other answer afterwards', async () => {
      const subject = await setUp();
      const { provider } = subject;
      const first = await provider.authorise(requestFor(await subject.tokenFor('threeds-challenge')));
      const { authorisationId, action } = actionOf(first);
      const complete = {
        authorisationId,
        idempotencyKey: crypto.randomUUID(),
        threeDS2Result: await subject.perform(action, 'approve'),
        paymentData: action.paymentData,
      };
      const second = await provider.completeAuthentication(complete);
      const third = await answer(subject, second);
      expect(await provider.completeAuthentication(complete)).toEqual(second);
      expect(
        await provider.completeAuthentication({
          ...complete,
          idempotencyKey: crypto.randomUUID(),
          threeDS2Result: { transStatus: 'N' },
        }),
      ).toEqual(third);
    });

    test('returns the state of a payment after a lost answer', async () => {
      const subject = await setUp();
      const { provider, tokenFor } = subject;
      expect(await provider.conclude('never-used')).toBeNull();
      const paid = requestFor(await tokenFor('approved'));
      const result = await provider.authorise(paid);
      expect(await provider.conclude(paid.idempotencyKey)).toEqual(result);
      const asked = requestFor(await tokenFor('threeds-frictionless'));
      const first = await provider.authorise(asked);
      expect(await provider.conclude(asked.idempotencyKey)).toEqual(first);
      const last = await answer(subject, first);
      expect(await provider.conclude(asked.idempotencyKey)).toEqual(last);
    });

    test.each(['approved', 'threeds-frictionless', 'threeds-challenge'] as const)(
      'a key concluded before its decision is never charged: %s',
      async (outcome) => {
        const { provider, tokenFor } = await setUp();
        const request = requestFor(await tokenFor(outcome));
        expect(await provider.conclude(request.idempotencyKey)).toBeNull();
        expect(await provider.authorise(request)).toEqual({ result: 'refused', reason: 'declined' });
        expect((await provider.conclude(request.idempotencyKey))?.result ?? 'cancelled').toBe('cancelled');
      },
    );

    test('a simultaneous conclusion and charge agree on the outcome', async () => {
      const { provider, tokenFor } = await setUp();
      const request = requestFor(await tokenFor('approved'));
      const [answer, concluded] = await Promise.all([
        provider.authorise(request),
        provider.conclude(request.idempotencyKey),
      ]);
      if (concluded) expect(concluded).toEqual(answer);
      else expect(answer.result).toBe('refused');
    });

    test('cancels an authorisation any number of times', async () => {
      const subject = await setUp();
      const { provider, tokenFor } = subject;
      const paid = requestFor(await tokenFor('approved'));
      const result = await provider.authorise(paid);
      if (result.result !== 'authorised') throw new Error('The card was to be authorised');
      const { authorisationId } = result;
      expect(await provider.cancel(authorisationId)).toEqual({ isCancelled: true });
      expect(await provider.cancel(authorisationId)).toEqual({ isCancelled: true });
      expect(await provider.conclude(paid.idempotencyKey)).toEqual({ result: 'cancelled', authorisationId });
      expect(await provider.cancel('pay_of_nobody')).toEqual({ isCancelled: false });
    });

    test('gives back parts of a payment, each once, and never more than was paid', async () => {
      const { provider, tokenFor } = await setUp();
      const paid = await provider.authorise(requestFor(await tokenFor('approved')));
      if (paid.result !== 'authorised') throw new Error('The card was to be authorised');
      const { authorisationId } = paid;
      const part = (amount: number) => ({
        idempotencyKey: crypto.randomUUID(),
        authorisationId,
        amount,
        currency: 'USD',
      });
      const first = part(9000);
      const answers = await Promise.all([provider.refund(first), provider.refund(first)]);
      expect(answers).toEqual([{ isRefunded: true }, { isRefunded: true }]);
      expect(await provider.refund(part(3931))).toEqual({ isRefunded: false });
      expect(await provider.refund({ ...part(100), currency: 'EUR' })).toEqual({ isRefunded: false });
      // Each fits alone, but not both.
      const rest = await Promise.all([provider.refund(part(3000)), provider.refund(part(3000))]);
      expect(rest.filter(({ isRefunded }) => isRefunded)).toHaveLength(1);
      expect(await provider.refund(part(930))).toEqual({ isRefunded: true });
      expect(await provider.refund(part(1))).toEqual({ isRefunded: false });
      expect(await provider.refund({ ...first, authorisationId: 'pay_of_nobody' }).catch(() => null)).not.toEqual({
        isRefunded: true,
      });
    });

    test('gives back nothing of a payment that was cancelled', async () => {
      const { provider, tokenFor } = await setUp();
      const paid = await provider.authorise(requestFor(await tokenFor('approved')));
      if (paid.result !== 'authorised') throw new Error('The card was to be authorised');
      const { authorisationId } = paid;
      await provider.cancel(authorisationId);
      const part = { idempotencyKey: crypto.randomUUID(), authorisationId, amount: 100, currency: 'USD' };
      expect(await provider.refund(part)).toEqual({ isRefunded: false });
    });

    test('a payment cancelled while it waited is never authorised', async () => {
      const subject = await setUp();
      const first = await subject.provider.authorise(requestFor(await subject.tokenFor('threeds-frictionless')));
      await subject.provider.cancel(actionOf(first).authorisationId);
      expect(await answer(subject, first)).toMatchObject({ result: 'refused' });
    });

    test('saves a card, which uses up its token', async () => {
      const { provider, tokenFor } = await setUp();
      const cardToken = await tokenFor('approved');
      const idempotencyKey = crypto.randomUUID();
      const saved = await provider.saveCard({ idempotencyKey, cardToken });
      if (saved.result !== 'saved') throw new Error('The card was to be saved');
      expect(saved.card).toMatchObject({ brand: 'visa', lastFour: '1111' });
      expect(await provider.saveCard({ idempotencyKey, cardToken })).toEqual(saved);
      for (let payment = 0; payment < 2; payment += 1) {
        expect(await provider.authorise(requestFor(saved.instrumentToken))).toMatchObject({ result: 'authorised' });
      }
      expect(await provider.authorise(requestFor(cardToken))).toMatchObject({
        result: 'refused',
        reason: 'instrument-not-found',
      });
      expect(await provider.saveCard({ idempotencyKey: crypto.randomUUID(), cardToken })).toMatchObject({
        result: 'refused',
      });
    });

    const wanted: PlanRequest = {
      method: 'pay-later',
      locale: 'en-us',
      currency: 'USD',
      amount: 12930,
      reference: 'cart-1',
      payerName: 'Maya Chen',
      returnUrl: 'https://shop.example/en-us/checkout',
    };

    /** Pays the cart of `wanted` with its approval. */
    const requestOf = (approval: string, more: Partial<AuthoriseRequest> = {}): AuthoriseRequest =>
      requestFor(approval, { reference: wanted.reference, method: wanted.method, ...more });

    planTest.each([
      ['approve', 'approved'],
      ['refuse', 'refused'],
      ['back', 'open'],
    ] as const)('a plan to pay later: %s', async (how, state) => {
      const { provider, approval } = await setUp();
      const word = await approval(await provider.openPlan(wanted), how);
      for (let look = 0; look < 2; look += 1)
        expect(await provider.readPlan(word)).toEqual({
          id: expect.stringMatching(/^.{1,255}$/),
          state,
          method: 'pay-later',
          reference: 'cart-1',
          amount: 12930,
          currency: 'USD',
        });
      const result = await provider.authorise(requestOf(word));
      if (how === 'approve') expect(result).toMatchObject({ result: 'authorised', card: null });
      else expect(result).toEqual({ result: 'refused', reason: 'instrument-not-found' });
    });

    walletTest.each(['pay-later', 'paypal', undefined] as const)(
      'the token of Apple Pay pays nothing as %s, and then as Apple Pay',
      async (method) => {
        const { provider, walletToken } = await setUp();
        const { merchantSession } = await provider.openWallet({ domain: 'shop.example', displayName: 'Waymark' });
        const token = await walletToken(merchantSession, { amount: 12930, currency: 'USD' });
        expect(await provider.authorise(requestOf(token, { method }))).toMatchObject({ result: 'refused' });
        expect(await provider.authorise(requestOf(token, { currency: 'CAD', method: 'apple-pay' }))).toMatchObject({
          result: 'refused',
        });
        expect(await provider.authorise(requestOf(token, { method: 'apple-pay' }))).toMatchObject({
          result: 'authorised',
        });
      },
    );

    walletTest('a payment by wallet is concluded and given back like any payment', async () => {
      const { provider, walletToken } = await setUp();
      const { merchantSession } = await provider.openWallet({ domain: 'shop.example', displayName: 'Waymark' });
      const token = await walletToken(merchantSession, { amount: 12930, currency: 'USD' });
      const request = requestOf(token, { method: 'apple-pay' });
      const paid = await provider.authorise(request);
      if (paid.result !== 'authorised') throw new Error('The wallet was to pay');
      expect(await provider.authorise(request)).toEqual(paid);
      expect(await provider.conclude(request.idempotencyKey)).toEqual(paid);
      await provider.cancel(paid.authorisationId);
      expect(await provider.conclude(request.idempotencyKey)).toMatchObject({ result: 'cancelled' });
    });

    walletTest('the token of a wallet pays the amount that its sheet showed, once', async () => {
      const { provider, walletToken } = await setUp();
      const { merchantSession } = await provider.openWallet({ domain: 'shop.example', displayName: 'Waymark' });
      const token = await walletToken(merchantSession, { amount: 12930, currency: 'USD' });
      const pay = (amount: number) =>
        provider.authorise({ ...requestFor(token, { amount }), reference: 'cart-1', method: 'apple-pay' });
      expect(await pay(12931)).toEqual({ result: 'refused', reason: 'declined' });
      const both = await Promise.all([pay(12930), pay(12930)]);
      expect(both.map(({ result }) => result).toSorted()).toEqual(['authorised', 'refused']);
    });

    planTest('a plan of PayPal pays as PayPal, and as nothing else', async () => {
      const { provider, approval } = await setUp();
      const word = await approval(await provider.openPlan({ ...wanted, method: 'paypal' }), 'approve');
      expect(await provider.readPlan(word)).toMatchObject({ state: 'approved', method: 'paypal' });
      for (const method of ['pay-later', 'apple-pay', undefined] as const)
        expect(await provider.authorise(requestOf(word, { method }))).toEqual({
          result: 'refused',
          reason: 'declined',
        });
      expect(await provider.authorise(requestOf(word, { method: 'paypal' }))).toMatchObject({
        result: 'authorised',
        card: null,
      });
    });

    test.each(['pay-later', 'paypal', 'apple-pay'] as const)('a card is not charged as %s', async (method) => {
      const { provider, tokenFor } = await setUp();
      const cardToken = await tokenFor('approved');
      const request = { ...requestFor(cardToken), reference: 'cart-1' };
      expect(await provider.authorise({ ...request, method })).toMatchObject({ result: 'refused' });
      expect(await provider.authorise(requestFor(cardToken))).toMatchObject({ result: 'authorised' });
    });

    planTest('an express approval knows who pays, and pays once, up to its limit', async () => {
      const { provider, approval } = await setUp();
      const express = { most: 20_000, cancelUrl: 'https://shop.example/en-us/cart' };
      const { payerName: _name, ...unnamed } = wanted;
      const open = () => provider.openPlan({ ...unnamed, method: 'paypal', express });
      const word = await approval(await open(), 'approve');
      const plan = await provider.readPlan(word);
      expect(plan).toMatchObject({ state: 'approved', most: 20_000 });
      expect(plan?.payer?.addressLine1).toBeTruthy();
      const pay = (amount: number) =>
        provider.authorise({ ...requestFor(word, { amount }), reference: 'cart-1', method: 'paypal' });
      expect(await pay(20_001)).toEqual({ result: 'refused', reason: 'declined' });
      expect(await pay(14_000)).toMatchObject({ result: 'authorised' });
      expect(await pay(13_000)).toMatchObject({ result: 'refused' });
    });

    planTest('an order at PayPal costs what the shop says until the shopper agrees', async () => {
      const { provider, approval } = await setUp();
      const express = { most: 20_000, cancelUrl: 'https://shop.example/en-us/cart' };
      const { payerName: _name, ...unnamed } = wanted;
      const session = await provider.openPlan({ ...unnamed, method: 'paypal', express });
      // Only a provider with PayPal's window has one.
      if (session.orderId === undefined) return;
      const update = {
        orderId: session.orderId,
        reference: 'cart-1',
        currency: 'USD',
        amount: 14_000,
        deliveries: [{ id: 'US_standard', label: 'Standard', amount: 0, isChosen: true }],
      };
      expect(await provider.updateOrder({ ...update, reference: 'cart-2' })).toBe(false);
      await expect(provider.updateOrder({ ...update, amount: 20_001 })).rejects.toThrow();
      expect(await provider.updateOrder(update)).toBe(true);
      const word = await approval(session, 'approve');
      for (const read of [word, session.orderId])
        expect(await provider.readPlan(read)).toMatchObject({ state: 'approved', amount: 14_000 });
      expect(await provider.updateOrder({ ...update, amount: 13_000 })).toBe(false);
    });

    planTest('an approval pays once, only its own cart and amount', async () => {
      const { provider, approval } = await setUp();
      const word = await approval(await provider.openPlan(wanted), 'approve');
      const declined = { result: 'refused', reason: 'declined' };
      expect(await provider.authorise(requestOf(word, { reference: 'cart-2' }))).toEqual(declined);
      expect(await provider.authorise(requestOf(word, { reference: undefined }))).toEqual(declined);
      for (const other of [{ amount: 12931 }, { amount: 12929 }, { currency: 'CAD' }])
        expect(await provider.authorise(requestOf(word, other))).toEqual(declined);
      const both = [0, 1].map(() => provider.authorise(requestOf(word)));
      expect((await Promise.all(both)).map(({ result }) => result).toSorted()).toEqual(['authorised', 'refused']);
    });

    planTest('a plan can be concluded and cancelled like any payment', async () => {
      const { provider, approval } = await setUp();
      const request = requestOf(await approval(await provider.openPlan(wanted), 'approve'));
      const paid = await provider.authorise(request);
      expect(await provider.conclude(request.idempotencyKey)).toEqual(paid);
      if (paid.result !== 'authorised') throw new Error('The plan was to pay');
      await provider.cancel(paid.authorisationId);
      expect(await provider.conclude(request.idempotencyKey)).toMatchObject({ result: 'cancelled' });
    });

    planTest('opens plans only within its terms', async () => {
      const { provider } = await setUp();
      const terms = await provider.planTerms();
      if (!terms) return;
      const { payments, least, most } = terms;
      expect(payments).toBeGreaterThan(1);
      const lent = async (amount: number) => (await provider.openPlan({ ...wanted, amount })).form !== null;
      expect(await Promise.all([least - 1, least, most, most + 1].map(lent))).toEqual([false, true, true, false]);
    });

    planTest('an invented token is no approval', async () => {
      const { provider } = await setUp();
      expect(await provider.readPlan('approval-of-nobody')).toBeNull();
    });
  });
}
