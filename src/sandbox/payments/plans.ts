import type {
  AuthoriseRequest,
  Delivery,
  OrderUpdate,
  Plan,
  PlanRequest,
  PlanTerms,
} from '#src/commerce/payments/payment-provider.ts';
import { firstOf, type RecordStore } from './record-store.ts';
import { type PayerName, payerOf } from './payers.ts';
import { randomId, type Signing } from './signing.ts';
import { planNames } from './test-names.ts';

/** Seconds: for the page, and for the word that the shopper comes back with. */
export const planLifetimes = { page: 30 * 60, approval: 15 * 60 } as const;

/** What is lent, in minor units of any currency, and in how many parts it comes back. */
export const terms: PlanTerms = { payments: 3, least: 35_00, most: 2_000_00 };

export interface PlanRecord extends Omit<PlanRequest, 'payerName'> {
  planId: string;
  /** What comes of an approval; the name that decided it is not kept. */
  outcome: 'approved' | 'refused' | 'lapsed';
  createdAt: number;
  /** Of an order at PayPal that the shop updated. */
  deliveries?: Delivery[];
}

/** The shopper's word; whoever writes it first decides. */
type Decision = { state: 'approved' | 'refused'; payer?: PayerName };

export type Plans = ReturnType<typeof createPlans>;

/**
 * Plans to pay later, or with the stand-in of PayPal. Records are only ever added: `plan:ID` what was asked,
 * `plan-update:ID:N` what the shop said of the amount since, `plan-decision:ID` what the shopper or the lender said,
 * `plan-use:ID` the payment that spent it.
 */
export function createPlans({ store, signing, clock }: { store: RecordStore; signing: Signing; clock: () => Date }) {
  const decisionOf = async (planId: string): Promise<Decision | undefined> =>
    (await store.get(`plan-decision:${planId}`)) as Decision | undefined;

  const stateOf = async (planId: string): Promise<Plan['state']> => (await decisionOf(planId))?.state ?? 'open';

  /** The plan as the shop updated it last, and the number of the next update. */
  async function planById(planId: string): Promise<{ plan: PlanRecord; next: number } | null> {
    let plan = ((await store.get(`plan:${planId}`)) ?? null) as PlanRecord | null;
    for (let next = 1; plan; next += 1) {
      const update = await store.get(`plan-update:${planId}:${next}`);
      if (!update) return { plan, next };
      plan = { ...plan, ...(update as Pick<PlanRecord, 'amount' | 'deliveries'>) };
    }
    return null;
  }

  /** An order at PayPal by its id; null if it is none, or is too old. */
  async function orderOf(orderId: string): Promise<PlanRecord | null> {
    const { plan } = (await planById(orderId)) ?? {};
    const lifetime = (planLifetimes.page + planLifetimes.approval) * 1000;
    return plan?.method === 'paypal' && clock().getTime() < plan.createdAt + lifetime ? plan : null;
  }

  async function planOf(token: string, use: 'plan' | 'approval'): Promise<PlanRecord | null> {
    const claims = await signing.read(token, use);
    if (!claims) return use === 'approval' ? orderOf(token) : null;
    if (claims.isExpired) return null;
    return (await planById(claims.planId))?.plan ?? null;
  }

  return {
    /** A new plan: its id, and its signed name for its page; null where nothing is lent. */
    async open({ payerName, ...request }: PlanRequest): Promise<{ planId: string; token: string } | null> {
      const lastName = payerName?.trim().split(/\s+/).at(-1);
      const isLent = request.amount >= terms.least && request.amount <= terms.most;
      if ((request.method === 'pay-later' && !isLent) || lastName === planNames.noForm) return null;
      const planId = randomId('plan');
      const outcome =
        lastName === planNames.refused ? 'refused' : lastName === planNames.lapsed ? 'lapsed' : 'approved';
      await store.insertIfAbsent(`plan:${planId}`, {
        ...request,
        planId,
        outcome,
        createdAt: clock().getTime(),
      } satisfies PlanRecord);
      return { planId, token: await signing.sign({ use: 'plan', planId }, planLifetimes.page) };
    },

    /** An order at PayPal, for its window. */
    async order(orderId: string): Promise<{ plan: PlanRecord; state: Plan['state'] } | null> {
      const plan = await orderOf(orderId);
      return plan && { plan, state: await stateOf(orderId) };
    },

    /** Sets what an order costs; false if the cart has none that is open; null if it is above the limit. */
    async update({ orderId, reference, currency, amount, deliveries }: OrderUpdate): Promise<boolean | null> {
      const plan = await orderOf(orderId);
      const isOpen = plan && (await stateOf(orderId)) === 'open';
      if (!isOpen || plan.reference !== reference || plan.currency !== currency) return false;
      if (plan.express && amount > plan.express.most) return null;
      for (;;) {
        const { next = 1 } = (await planById(orderId)) ?? {};
        if (await store.insertIfAbsent(`plan-update:${orderId}:${next}`, { amount, deliveries })) return true;
      }
    },

    /** The plan that a page was opened for, and what was decided; null when nobody signed it, or its time is over. */
    async shown(token: string): Promise<{ plan: PlanRecord; state: Plan['state'] } | null> {
      const plan = await planOf(token, 'plan');
      return plan && { plan, state: await stateOf(plan.planId) };
    },

    /** The shopper pressed a button; a plan is decided once. */
    async decide({ planId, outcome, express }: PlanRecord, state: Decision['state'], payer?: PayerName): Promise<void> {
      await firstOf<Decision>(store, `plan-decision:${planId}`, {
        state: outcome === 'refused' ? 'refused' : state,
        ...(express ? { payer: payer ?? 'home' } : {}),
      });
    },

    /** Where the shopper goes back to, with the signed word of which plan it was. */
    async wayBack({ planId, returnUrl }: PlanRecord): Promise<string> {
      const url = new URL(returnUrl);
      url.searchParams.set('approval', await signing.sign({ use: 'approval', planId }, planLifetimes.approval));
      return url.href;
    },

    /** What an approval says; null when it was not signed here, or has run out. */
    async read(approval: string): Promise<Plan | null> {
      const plan = await planOf(approval, 'approval');
      if (!plan) return null;
      const { method, reference, amount, currency, express, locale } = plan;
      const { state = 'open', payer } = (await decisionOf(plan.planId)) ?? {};
      return {
        id: plan.planId,
        state,
        method,
        reference,
        amount,
        currency,
        ...(express ? { most: express.most } : {}),
        ...(payer && state === 'approved' ? { payer: payerOf(payer, locale) } : {}),
      };
    },

    /**
     * Spends an approval for the payment `by`: once, and only what was approved. Null when it is no approval, has run
     * out or was spent; false when it does not pay this.
     */
    async spend(
      approval: string,
      { by, ...paid }: { by: string } & Pick<AuthoriseRequest, 'method' | 'reference' | 'amount' | 'currency'>,
    ): Promise<boolean | null> {
      const plan = await planOf(approval, 'approval');
      if (!plan || (await stateOf(plan.planId)) !== 'approved') return null;
      const { method, reference, amount, currency, outcome, express } = plan;
      if (paid.method !== method) return false;
      const isPaid = express ? paid.amount <= express.most : paid.amount === amount;
      if (reference !== paid.reference || !isPaid || currency !== paid.currency || outcome === 'lapsed') return false;
      return (await firstOf(store, `plan-use:${plan.planId}`, { by })).by === by ? true : null;
    },
  };
}
