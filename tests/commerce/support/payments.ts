import { SignJWT } from 'jose';
import {
  type AuthoriseRequest,
  type OrderUpdate,
  type PaymentEvent,
  type Plan,
  type PlanPayer,
  type PaymentProvider,
  PaymentOutcomeUnknownError,
  type RefundRequest,
  PaymentProviderError,
  type PaymentState,
} from '#src/commerce/payments/payment-provider.ts';
import { EVENT_TYPE, readSignedEvent } from '#src/commerce/payments/signed-event.ts';
import type { RefusalReason } from '#src/commerce/model/payment.ts';

/** A plan of the pay-later provider and whether it was used. */
interface Approved {
  plan: Plan;
  isSpent: boolean;
}

const eventSecret = 'the secret of the events of the tests';

/** Signs an event as the provider does. */
export const signedEvent = (event: PaymentEvent, secret = eventSecret, typ = EVENT_TYPE): Promise<string> =>
  new SignJWT({ ...event }).setProtectedHeader({ alg: 'HS256', typ }).sign(new TextEncoder().encode(secret));

/** The account at PayPal; a test may give it another address. */
export const payer: PlanPayer = {
  firstName: 'Riley',
  lastName: 'Morgan',
  email: 'riley.morgan@example.com',
  phone: '3035550147',
  addressLine1: '1035 Pearl Street',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
};

const card = { brand: 'visa', bin: '411111', lastFour: '1111' };

/** Refusals by token. `tok_challenge` needs 3-D Secure; any other token is approved. */
const refusals: Record<string, RefusalReason> = {
  tok_declined: 'declined',
  tok_fraudulent: 'fraud',
  tok_expired: 'expired',
  tok_unknown_card: 'instrument-not-found',
  tok_unavailable: 'unavailable',
};

/** A payment provider with memory whose answers can be lost. */
export function createTestPayments() {
  const states = new Map<string, PaymentState>();
  const requests: AuthoriseRequest[] = [];
  const updates: OrderUpdate[] = [];
  const approvals = new Map<string, Approved>();
  const refunds: RefundRequest[] = [];
  const lost = { authorise: false, conclude: false, refund: false };
  let count = 0;
  const byId = (id: string) =>
    [...states].find(([, state]) => 'authorisationId' in state && state.authorisationId === id);
  /** State of a payment by plan: a plan pays once, and only its own cart and amount. */
  const planned = ({ cardToken, method, reference, amount, currency }: AuthoriseRequest): PaymentState | null => {
    const approved = approvals.get(cardToken);
    if (!approved) return null;
    const { plan, isSpent } = approved;
    if (isSpent || plan.state !== 'approved') return { result: 'refused', reason: 'instrument-not-found' };
    const isPaid = plan.most === undefined ? plan.amount === amount : amount <= plan.most;
    if (plan.method !== method || plan.reference !== reference || !isPaid || plan.currency !== currency)
      return { result: 'refused', reason: 'declined' };
    approved.isSpent = true;
    return { result: 'authorised', authorisationId: `auth-${count}`, card: null };
  };
  const challenge = (authorisationId: string): PaymentState => ({
    result: 'action-required',
    authorisationId,
    action: { type: 'challenge', url: 'https://bank.example/challenge', token: 'tok_challenge', paymentData: 'data' },
  });

  const payments: PaymentProvider = {
    createSession: async ({ origin }) => ({
      sessionId: 'ps_1',
      clientKey: 'test_key',
      environment: 'test',
      brands: ['visa'],
      scriptUrl: `${origin}/fields.js`,
      scriptIntegrity: 'sha384-abc',
      frameUrl: `${origin}/fields.html`,
    }),
    openWallet: async ({ domain, displayName }) => ({
      sessionId: 'ws_1',
      environment: 'test',
      merchantSession: { domainName: domain, displayName },
    }),
    planTerms: async () => ({ payments: 3, least: 3500, most: 200_000 }),
    authorise: async (request) => {
      requests.push(request);
      const known = states.get(request.idempotencyKey);
      const reason = refusals[request.cardToken];
      count += 1;
      const plan = known ? null : planned(request);
      const fresh: PaymentState =
        plan ??
        (reason
          ? { result: 'refused', reason }
          : request.cardToken === 'tok_challenge'
            ? challenge(`auth-${count}`)
            : { result: 'authorised', authorisationId: `auth-${count}`, card });
      const state = known ?? fresh;
      states.set(request.idempotencyKey, state);
      if (lost.authorise) throw new PaymentOutcomeUnknownError(request.idempotencyKey, 'lost');
      if (state.result === 'cancelled') return { result: 'refused', reason: 'declined' };
      return state;
    },
    completeAuthentication: async ({ authorisationId, threeDS2Result }) => {
      const [key] = byId(authorisationId) ?? [];
      const state: PaymentState =
        threeDS2Result.token === 'good'
          ? { result: 'authorised', authorisationId, card }
          : { result: 'refused', reason: 'declined' };
      if (key) states.set(key, state);
      return state;
    },
    cancel: async (authorisationId) => {
      const [key] = byId(authorisationId) ?? [];
      if (key) states.set(key, { result: 'cancelled', authorisationId });
      return { isCancelled: key !== undefined };
    },
    refund: async (request) => {
      const { idempotencyKey, authorisationId, amount } = request;
      const [key] = byId(authorisationId) ?? [];
      const paid = requests.find((one) => one.idempotencyKey === key)?.amount ?? 0;
      const others = refunds.filter(
        (one) => one.authorisationId === authorisationId && one.idempotencyKey !== idempotencyKey,
      );
      if (lost.refund) throw new PaymentProviderError('unavailable', 'lost');
      if (others.reduce((sum, one) => sum + one.amount, amount) > paid) return { isRefunded: false };
      if (!refunds.some((one) => one.idempotencyKey === idempotencyKey)) refunds.push(request);
      return { isRefunded: true };
    },
    conclude: async (key) => {
      if (lost.conclude) throw new PaymentOutcomeUnknownError(key, 'lost');
      const known = states.get(key);
      if (!known) states.set(key, { result: 'cancelled', authorisationId: `never-${key}` });
      return known ?? null;
    },
    saveCard: async ({ cardToken }) => {
      const reason = refusals[cardToken];
      // Saving a card does not prove that the bank will accept it, so a card with another refusal reason is saved.
      if (reason === 'unavailable' || reason === 'instrument-not-found') return { result: 'refused', reason };
      return { result: 'saved', instrumentToken: cardToken, card: { ...card, expiryMonth: 12, expiryYear: 2031 } };
    },
    openPlan: async ({ method, express, reference, amount, currency, payerName, returnUrl }) => {
      if (payerName?.endsWith('Noform')) return { environment: 'test', form: null };
      const approval = `approval-${approvals.size + 1}`;
      approvals.set(approval, {
        plan: {
          id: `plan-${approvals.size + 1}`,
          state: 'open',
          method,
          reference,
          amount,
          currency,
          ...(express ? { most: express.most, payer } : {}),
        },
        isSpent: false,
      });
      return {
        environment: 'test',
        form: { method: 'GET', action: 'https://later.example/page', fields: { plan: approval, returnUrl } },
        ...(method === 'paypal' ? { orderId: approval } : {}),
      };
    },
    updateOrder: async ({ orderId, ...update }) => {
      const plan = approvals.get(orderId)?.plan;
      if (plan?.method !== 'paypal' || plan.state !== 'open' || plan.reference !== update.reference) return false;
      if (plan.most !== undefined && update.amount > plan.most) throw new PaymentProviderError('above-limit', 'above');
      plan.amount = update.amount;
      updates.push({ orderId, ...update });
      return true;
    },
    readPlan: async (approval) => approvals.get(approval)?.plan ?? null,
    readEvent: (signed) => readSignedEvent(signed, eventSecret),
  };
  /** Number of payments that hold a shopper's money. */
  const charged = () => [...states.values()].filter(({ result }) => result === 'authorised').length;
  /** Number of payments that were given back or closed. */
  const cancelled = () => [...states.values()].filter(({ result }) => result === 'cancelled').length;
  /** Sets the shopper's decision on the provider's page. */
  const decide = (approval: string, state: Plan['state']): void => {
    const approved = approvals.get(approval);
    if (approved) approved.plan.state = state;
  };
  /** Sets the account at PayPal that an express approval comes with. */
  const account = (approval: string, payer: PlanPayer): void => {
    const approved = approvals.get(approval);
    if (approved) approved.plan.payer = payer;
  };
  return { payments, requests, updates, refunds, lost, charged, cancelled, decide, account };
}
