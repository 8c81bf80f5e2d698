import { type ProfileDeps, profileOf } from '../auth/profile.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';

/** Returns a customer's profile and yearly allowances (core 7, Consumer service). */
export const getConsumer =
  (deps: ProfileDeps & { consumers: Consumers }): Handler<'getConsumer'> =>
  async ({ query, context }) => {
    const { subject, consumerType } = sessionOf(context);
    if (consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    const consumer = await deps.consumers.byId(subject);
    if (!consumer) throw new CommerceError('PRO404', 404);
    return {
      status: 200,
      body: await profileOf(deps, consumer, { hasPoints: query.includeLoyaltySummary ?? false }),
    };
  };
