import { sessionOf } from '../auth/session-of.ts';
import { memberOf } from '../cart/rewards.ts';
import type { Handler } from '../contract.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Database } from '../db/database.types.ts';
import { membershipOf } from '../loyalty/membership.ts';
import { CommerceError } from '../errors.ts';

/** Answers a member's points, ledger and vouchers (core 7, Consumer service). */
export const getLoyalty =
  ({ consumers, database }: { consumers: Consumers; database: Database }): Handler<'getLoyalty'> =>
  async ({ context }) => {
    const member = await memberOf(sessionOf(context), consumers);
    const { loyalty } = member.doc;
    if (!loyalty) throw new CommerceError('REW130', 403);
    return { status: 200, body: await membershipOf(database.raw, member, loyalty, context.currency) };
  };
