import type { Consumers } from '../auth/consumers.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { SmsSender } from '../mail/sms-sender.ts';

interface Deps {
  database: Database;
  consumers: Consumers;
  smsSender: SmsSender | null;
  clock: Clock;
}

/** Sets whether a text message tells a customer that a parcel leaves (core 7). */
export const setNotification =
  ({ database, consumers, smsSender, clock }: Deps): Handler<'setNotification'> =>
  async ({ body: { orderUpdates }, context }) => {
    const { subject, consumerType } = sessionOf(context);
    if (consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    const hasOrderTexts = orderUpdates.includes('sms');
    if (hasOrderTexts && !smsSender) throw new CommerceError('API404', 404);
    const orderTextsChosenAt = new Date(clock()).toISOString();
    await database.transaction(async (tx) => {
      if (await consumers.lock(subject, tx)) await consumers.change(subject, { hasOrderTexts, orderTextsChosenAt }, tx);
    });
    return { status: 204, body: undefined };
  };
