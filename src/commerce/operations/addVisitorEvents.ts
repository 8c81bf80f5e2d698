import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Experiments } from '../experiments/experiments.ts';

/** Everybody may tell, without a session: an id tells nobody apart but the browser that has it. */
export const addVisitorEvents =
  ({ experiments }: { experiments: Experiments | null }): Handler<'addVisitorEvents'> =>
  async ({ body: { monetateId, events }, context: { channel, source } }) => {
    if (!experiments) throw new CommerceError('API404', 404);
    await experiments.note({ visitorId: monetateId, channel, source, events });
    return { status: 204, body: undefined };
  };
