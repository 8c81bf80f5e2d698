import { randomInt } from 'node:crypto';
import { z } from 'zod';

export interface DecisionSandbox {
  fetch(request: Request): Promise<Response>;
}

/** The experiences of the demo's pages, each with the variant that is tried out. */
const experiences = [{ experienceId: 'offers-shelf', variantId: 'popular' }];

const asking = z.object({
  channel: z.string().min(1),
  customerId: z.string().optional(),
  monetateId: z.string().optional(),
  events: z.array(z.object({ eventType: z.string(), requestId: z.string().optional() })).min(1),
});

/** True for every customer, and for every other new visitor: those whose id ends in an even digit. */
const isTried = (customerId: string | undefined, monetateId: string): boolean =>
  customerId !== undefined || Number(monetateId.at(-1)) % 2 === 0;

/**
 * A decision engine for a laptop: customers and half of the guests see the variant, the others the baseline. It speaks
 * the protocol of `src/commerce/decisions/README.md`.
 */
export const createDecisionSandbox = (clock: () => Date): DecisionSandbox => ({
  fetch: async (request) => {
    const asked = asking.safeParse(await request.json().catch(() => null));
    if (!asked.success) return Response.json({ meta: { code: 400 } }, { status: 400 });
    const { customerId, events } = asked.data;
    const { monetateId = `2.${clock().getTime()}.${randomInt(1_000_000_000)}` } = asked.data;
    const isControl = !isTried(customerId, monetateId);
    const responses = events
      .filter(({ eventType }) => eventType === 'monetate:decision:DecisionRequest')
      .map(({ requestId }) => ({
        requestId,
        actions: experiences.map((json) => ({ actionType: 'monetate:action:OmnichannelJson', isControl, json })),
      }));
    return Response.json({ meta: { code: 200, monetateId }, data: { responses } });
  },
});
