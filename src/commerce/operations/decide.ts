import { randomUUID } from 'node:crypto';
import type { Decision } from '#openapi/generated/waymark.gen.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Handler } from '../contract.ts';
import type { DecisionEngine, DecisionQuestion } from '../decisions/decision-engine.ts';
import { CommerceError } from '../errors.ts';
import type { Experiments } from '../experiments/experiments.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';

interface DecideDeps {
  consumers: Consumers;
  decisionEngine: DecisionEngine | null;
  experiments: Experiments | null;
  log: Log;
}

/** How ids begin that the shop gives, where no engine does. An engine that comes later does not know them. */
const OWN = 'own.';

/** Asks the engine; null if it does not answer. */
async function askEngine(
  engine: DecisionEngine,
  question: DecisionQuestion,
  log: Pick<Log, 'warn'>,
): Promise<Decision | null> {
  try {
    return await engine.decide(question);
  } catch (error) {
    log.warn({ error: errorFacts(error) }, 'the decision engine does not answer');
    return null;
  }
}

/**
 * Asks the shop's decision engine, and the experiments about what it decided: theirs counts where both decide one
 * experience, because they measure it. Nobody can ask in the name of somebody else.
 */
export const decide =
  ({ consumers, decisionEngine, experiments, log }: DecideDeps): Handler<'decide'> =>
  async ({ body: { customerId = null, monetateId = null, channel, events }, context: { session } }) => {
    if (!decisionEngine && !experiments) throw new CommerceError('API404', 404);
    const caller = session && customerId !== null ? await consumers.byId(session.subject) : null;
    if (customerId !== null && caller?.consumerNo !== customerId) throw new CommerceError('AUT404', 403);
    const engineId = monetateId?.startsWith(OWN) ? null : monetateId;
    const decision =
      decisionEngine && (await askEngine(decisionEngine, { customerId, monetateId: engineId, channel, events }, log));
    // An engine that is away gives no id to a new visitor, and another one would not last.
    const visitorId = decision?.monetateId ?? (decisionEngine ? engineId : (monetateId ?? `${OWN}${randomUUID()}`));
    const measured = visitorId === null ? [] : ((await experiments?.decide(visitorId)) ?? []);
    if (visitorId === null || (decisionEngine && !decision && measured.length === 0))
      throw new CommerceError('API503', 503);
    const others = (decision?.actions ?? []).filter(({ experienceId }) =>
      measured.every((action) => action.experienceId !== experienceId),
    );
    return { status: 200, body: { monetateId: visitorId, actions: [...measured, ...others].slice(0, 100) } };
  };
