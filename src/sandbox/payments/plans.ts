import type { Plan, PlanRequest, PlanTerms } from '#src/commerce/payments/payment-provider.ts';
import { firstOf, type RecordStore } from './record-store.ts';
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
type Decision = { state: 'approved' | 'refused' };

export type Plans = ReturnType<typeof createPlans>;

/**
 * Plans to pay later. Records are only ever added: `plan:ID` what was asked, `plan-decision:ID` what the shopper or the
 * lender said, `plan-use:ID` the payment that spent it.
 */
export function createPlans({ store, signing, clock }: { store: RecordStore; signing: Signing; clock: () => Date }) {
  const stateOf = async (planId: string): Promise<Plan['state']> =>
    ((await store.get(`plan-decision:${planId}`)) as Decision | undefined)?.state ?? 'open';

  async function planOf(token: string, use: 'plan' | 'approval'): Promise<PlanRecord | null> {
    const claims = await signing.read(token, use);
    if (!claims || claims.isExpired) return null;
    return ((await store.get(`plan:${claims.planId}`)) ?? null) as PlanRecord | null;
  }

  return {
    /** The signed name of a new plan, for its page; null where nothing is lent. */
    async open({ payerName, ...request }: PlanRequest): Promise<string | null> {
      const lastName = payerName.trim().split(/\s+/).at(-1);
      if (request.amount < terms.least || request.amount > terms.most || lastName === planNames.noForm) return null;
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
    async decide({ planId, outcome }: PlanRecord, state: Decision['state']): Promise<void> {
      await firstOf<Decision>(store, `plan-decision:${planId}`, { state: outcome === 'refused' ? 'refused' : state });
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
      const { reference, amount, currency } = plan;
      return { state: await stateOf(plan.planId), reference, amount, currency };
    },

    /**
     * Spends an approval for the payment `by`: once, and only what was approved. Null when it is no approval, has run
     * out or was spent; false when it does not pay this.
     */
    async spend(
      approval: string,
      { by, ...paid }: { by: string; reference: string | undefined; amount: number; currency: string },
    ): Promise<boolean | null> {
      const plan = await planOf(approval, 'approval');
      if (!plan || (await stateOf(plan.planId)) !== 'approved') return null;
      const { reference, amount, currency, outcome } = plan;
      if (reference !== paid.reference || amount !== paid.amount || currency !== paid.currency || outcome === 'lapsed')
        return false;
      return (await firstOf(store, `plan-use:${plan.planId}`, { by })).by === by ? true : null;
    },
  };
}
