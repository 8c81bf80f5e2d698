import type { Consumers } from '../auth/consumers.ts';
import type { Handler } from '../contract.ts';
import type { DecisionEngine } from '../decisions/decision-engine.ts';
import { CommerceError } from '../errors.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';

interface DecideDeps {
  consumers: Consumers;
  decisionEngine: DecisionEngine | null;
  log: Log;
}

/** Asks the shop's decision engine. Nobody can ask in the name of somebody else. */
export const decide =
  ({ consumers, decisionEngine, log }: DecideDeps): Handler<'decide'> =>
  async ({ body: { customerId = null, monetateId = null, channel, events }, context: { session } }) => {
    if (!decisionEngine) throw new CommerceError('API404', 404);
    const caller = session && customerId !== null ? await consumers.byId(session.subject) : null;
    if (customerId !== null && caller?.consumerNo !== customerId) throw new CommerceError('AUT404', 403);
    try {
      return { status: 200, body: await decisionEngine.decide({ customerId, monetateId, channel, events }) };
    } catch (error) {
      log.warn({ error: errorFacts(error) }, 'the decision engine does not answer');
      throw new CommerceError('API503', 503);
    }
  };
