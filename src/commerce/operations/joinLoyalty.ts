import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { newMemberId } from '../loyalty/member-id.ts';
import { membershipOf } from '../loyalty/membership.ts';

/** Makes the customer a member, or confirms what a sign-up began (core 7, Consumer service; core 8, REW135). */
export const joinLoyalty =
  ({
    consumers,
    database,
    clock,
  }: {
    consumers: Consumers;
    database: Database;
    clock: Clock;
  }): Handler<'joinLoyalty'> =>
  async ({ context }) => {
    const { subject, consumerType } = sessionOf(context);
    const joined =
      consumerType === 'GUEST'
        ? null
        : await database.transaction(async (tx) => {
            const consumer = await consumers.lock(subject, tx);
            if (!consumer) return null;
            const before = consumer.doc.loyalty;
            if (before?.optedInOn) return { consumer, loyalty: before };
            const optedInOn = new Date(clock()).toISOString().slice(0, 10);
            const loyalty = before
              ? { ...before, optedInOn }
              : { memberId: newMemberId(), optedInOn, points: 0, vouchers: [] };
            const changed = await consumers.change(subject, { loyalty }, tx);
            return changed && { consumer: changed, loyalty };
          });
    if (!joined) throw new CommerceError('REW401', 401);
    const { consumer, loyalty } = joined;
    return {
      status: 200,
      body: await membershipOf(database.raw, consumer, loyalty, context.currency),
    };
  };
