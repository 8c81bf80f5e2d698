import type { Audit } from '../audit/audit.types.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { newMemberId } from '../loyalty/member-id.ts';
import { membershipOf } from '../loyalty/membership.ts';
import { welcome, welcomeFor } from '../loyalty/welcome.ts';

/**
 * Makes the customer a member, or confirms what a sign-up began, with the welcome of a new member (core 7, Consumer
 * service; core 8, REW135).
 */
export const joinLoyalty =
  ({
    audit,
    consumers,
    database,
    clock,
    welcomePoints,
  }: {
    audit: Audit;
    consumers: Consumers;
    database: Database;
    clock: Clock;
    welcomePoints: number;
  }): Handler<'joinLoyalty'> =>
  async ({ body, context }) => {
    const { subject, consumerType } = sessionOf(context);
    const joined =
      consumerType === 'GUEST'
        ? null
        : await database.transaction(async (tx) => {
            const consumer = await consumers.lock(subject, tx);
            if (!consumer) return null;
            const before = consumer.doc.loyalty;
            if (before?.optedInOn) return { consumer, loyalty: before };
            const at = new Date(clock()).toISOString();
            const optedInOn = at.slice(0, 10);
            const points = await welcomeFor(tx, consumer, welcomePoints);
            const loyalty = {
              ...(before ?? { memberId: newMemberId(), points: 0, vouchers: [] }),
              optedInOn,
              ...(body?.referralCode === undefined ? {} : { referralCode: body.referralCode }),
            };
            await consumers.change(subject, { loyalty }, tx);
            await welcome(tx, subject, points, at);
            await audit.record({ kind: 'loyalty-joined', ...(await audit.actorOfConsumer(consumer)) }, tx);
            const changed = await consumers.byId(subject, tx);
            return changed && { consumer: changed, loyalty };
          });
    if (!joined) throw new CommerceError('REW401', 401);
    const { consumer, loyalty } = joined;
    return {
      status: 200,
      body: await membershipOf(database.raw, consumer, loyalty, context.currency),
    };
  };
