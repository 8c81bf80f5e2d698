import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Decision } from '#openapi/generated/waymark.gen.ts';
import { StatedError } from '../log/stated-error.ts';
import { textAtMost } from '../network/text-at-most.ts';
import type { DecisionEngine, DecisionQuestion } from './decision-engine.ts';

/** Maximum bytes of an answer. */
const LARGEST = 256 * 1024;

/** Milliseconds of a call: a decision that comes later helps nobody. */
const PATIENCE = 2000;

/** Maximum decisions of an answer (openapi/engine.yaml). */
const MOST = 100;

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** The JSON that the shop's marketers write into an action of the engine. */
const chosen = z.object({ experienceId: id, variantId: id.optional() });

const answer = z.object({
  meta: z.object({ code: z.literal(200), monetateId: z.string().regex(/^[A-Za-z0-9._-]{1,80}$/) }),
  data: z.object({
    responses: z.array(
      z.object({
        actions: z.array(
          z.object({ actionType: z.string(), isControl: z.boolean().default(false), json: z.unknown() }),
        ),
      }),
    ),
  }),
});

/** Returns the body of a request in the engine's words (README.md beside this file). */
const bodyOf = ({ customerId, monetateId, channel, events }: DecisionQuestion, account: string, origin: string) => ({
  channel: account,
  ...(customerId === null ? {} : { customerId }),
  ...(monetateId === null ? {} : { monetateId }),
  events: [
    ...events.map(({ pageType, path }) => ({
      eventType: 'monetate:context:PageView',
      url: `${origin}${path}`,
      pageType,
    })),
    {
      eventType: 'monetate:context:CustomVariables',
      customVariables: [{ variable: 'channel', value: channel }],
    },
    { eventType: 'monetate:decision:DecisionRequest', requestId: randomUUID(), includeReporting: false },
  ],
});

/** Returns the decisions of an answer. Actions of another kind are for others, and ignored. */
function decisionOf(text: string): Decision {
  const { meta, data } = answer.parse(JSON.parse(text));
  const actions = data.responses
    .flatMap((response) => response.actions)
    .flatMap(({ actionType, isControl, json }) => {
      const found = actionType === 'monetate:action:OmnichannelJson' ? chosen.safeParse(json) : null;
      if (!found?.success) return [];
      const { experienceId, variantId } = found.data;
      return [{ experienceId, ...(variantId === undefined || isControl ? {} : { variantId }) }];
    });
  return { monetateId: meta.monetateId, actions: actions.slice(0, MOST) };
}

/** Talks the engine's JSON over HTTP (README.md beside this file). */
export function createHttpDecisionEngine({
  url,
  account,
  origin,
  fetch,
}: {
  /** The engine's address for the shop's brand. */
  url: string;
  /** What the engine calls the channel: account, instance and domain. */
  account: string;
  /** The shop's address, without a trailing slash. */
  origin: string;
  /** The network's `fetch`, or the sandbox's in the same process. */
  fetch: (request: Request) => Promise<Response>;
}): DecisionEngine {
  return {
    decide: async (question) => {
      const response = await fetch(
        new Request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(question, account, origin)),
          signal: AbortSignal.timeout(PATIENCE),
        }),
      );
      if (!response.ok) throw new StatedError(`the decision engine answered ${response.status}`);
      return decisionOf(await textAtMost(response, LARGEST));
    },
  };
}
