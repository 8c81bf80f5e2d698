import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';

export const removeFavouriteStore =
  ({ consumers }: { consumers: Consumers }): Handler<'removeFavouriteStore'> =>
  async ({ context }) => {
    const { subject, consumerType } = sessionOf(context);
    if (consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    await consumers.preferStore(subject, null);
    return { status: 200, body: {} };
  };
