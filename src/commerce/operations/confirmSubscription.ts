import type { LinkCodes } from '../auth/link-codes.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import type { QueueDeps } from '../outbox/outbox.ts';
import type { SmsCodes } from '../subscriptions/sms-codes.ts';
import { confirmSubscription as confirm, subscriptionsOf } from '../subscriptions/subscriptions.ts';

interface Deps extends QueueDeps {
  tries: Tries;
  newsletterCodes: LinkCodes;
  smsCodes: SmsCodes;
}

const unusable = () => new CommerceError('AUT402', 400, { field: '/code' });

/** Confirms a subscription with the code of a link or of a text message (core 7). */
export const confirmSubscription =
  (deps: Deps): Handler<'confirmSubscription'> =>
  async ({ body: { channel, code }, context: { session, address } }) => {
    const now = new Date(deps.clock());
    if (channel === 'email') {
      const attempt = await deps.tries.begin('subscriptionLink', { target: '', address });
      await deps.database.transaction(async (tx) => {
        const id = await deps.newsletterCodes.redeem(code, tx);
        if (id === null || !(await confirm(tx, id, now))) throw unusable();
      });
      await attempt.right();
    } else {
      if (!session || session.consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
      const attempt = await deps.tries.begin('smsCode', { target: session.subject, address });
      await deps.database.transaction(async (tx) => {
        for (const { id, channel: one, status } of await subscriptionsOf(tx, session.subject))
          if (one === 'sms' && status === 'pending' && (await deps.smsCodes.redeem(id, code, tx))) {
            await confirm(tx, id, now);
            return;
          }
        throw unusable();
      });
      await attempt.right();
    }
    deps.outbox.wake();
    return { status: 204, body: undefined };
  };
