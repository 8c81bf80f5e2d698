import type { AuthoriseRequest, Plan, PlanRequest, PlanTerms } from '#src/commerce/payments/payment-provider.ts';
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
}

/** The shopper's word; whoever writes it first decides. */
type Decision = { state: 'approved' | 'refused'; payer?: PayerName };

export type Plans = ReturnType<typeof createPlans>;

/**
 * Plans to pay later, or with the stand-in of PayPal. Records are only ever added: `plan:ID` what was asked,
 * `plan-decision:ID` what the shopper or the lender said, `plan-use:ID` the payment that spent it.
 */
export function createPlans({ store, signing, clock }: { store: RecordStore; signing: Signing; clock: () => Date }) {
  const decisionOf = async (planId: string): Promise<Decision | undefined> =>
    (await store.get(`plan-decision:${planId}`)) as Decision | undefined;

  const stateOf = async (planId: string): Promise<Plan['state']> => (await decisionOf(planId))?.state ?? 'open';

  async function planOf(token: string, use: 'plan' | 'approval'): Promise<PlanRecord | null> {
    const claims = await signing.read(token, use);
    if (!claims || claims.isExpired) return null;
    return ((await store.get(`plan:${claims.planId}`)) ?? null) as PlanRecord | null;
  }

  return {
    /** The signed name of a new plan, for its page; null where nothing is lent. */
    async open({ payerName, ...request }: PlanRequest): Promise<string | null> {
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
      return signing.sign({ use: 'plan', planId }, planLifetimes.page);
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
