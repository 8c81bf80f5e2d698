import type { Audit } from '../audit/audit.types.ts';
import type { Consumers } from '../auth/consumers.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { closeLedger } from '../loyalty/points.ts';

/** Ends the membership and its ledger (core 7, Consumer service; docs/decisions/060). */
export const leaveLoyalty =
  ({
    audit,
    consumers,
    database,
    clock,
  }: {
    audit: Audit;
    consumers: Consumers;
    database: Database;
    clock: Clock;
  }): Handler<'leaveLoyalty'> =>
  async ({ context }) => {
    const { subject, consumerType } = sessionOf(context);
    const pointsLost =
      consumerType === 'GUEST'
        ? null
        : await database.transaction(async (tx) => {
            const consumer = await consumers.lock(subject, tx);
            if (!consumer) return null;
            const { points, doc } = consumer;
            if (!doc.loyalty) return 0;
            const at = new Date(clock()).toISOString();
            const lost = await closeLedger(tx, { owner: subject, memberId: doc.loyalty.memberId, points, at });
            await consumers.change(subject, { loyalty: null }, tx);
            await audit.record({ kind: 'loyalty-left', ...(await audit.actorOfConsumer(consumer)) }, tx);
            return lost;
          });
    if (pointsLost === null) throw new CommerceError('REW401', 401);
    return { status: 200, body: { pointsLost } };
  };
