import { countryOf, regionOf } from '#src/domain/locale.ts';
import type { SavedSubscription } from '#openapi/generated/waymark.gen.ts';
import type { Consumers } from '../auth/consumers.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { SmsSender } from '../mail/sms-sender.ts';
import { type SubscriptionRow, subscriptionsOf } from '../subscriptions/subscriptions.ts';

const viewOf = (row: SubscriptionRow): SavedSubscription => ({
  id: row.id,
  type: row.type,
  channel: row.channel,
  recipient: row.recipient,
  status: row.status,
  optin: row.status !== 'ended',
  doubleOptin: row.status === 'confirmed',
  category: 'news',
  country: countryOf(row.locale) as SavedSubscription['country'],
  region: regionOf(row.locale),
  ...(row.optinAt ? { optinDate: row.optinAt } : {}),
  ...(row.optoutAt ? { optoutDate: row.optoutAt } : {}),
  source: { acquisitionType: row.acquisitionType, ...(row.campaignName ? { campaignName: row.campaignName } : {}) },
});

/** Lists the subscriptions of a customer, and the channels that there are (catalogue 3). */
export const getSubscriptions =
  ({
    database,
    consumers,
    smsSender,
  }: {
    database: Database;
    consumers: Consumers;
    smsSender: SmsSender | null;
  }): Handler<'getSubscriptions'> =>
  async ({ context }) => {
    const { subject, consumerType } = sessionOf(context);
    if (consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    const subscriptions = (await subscriptionsOf(database.raw, subject)).map(viewOf);
    const consumer = await consumers.byId(subject);
    if (!consumer) throw new CommerceError('PRO404', 404);
    const { hasOrderTexts, phone, phoneCode } = consumer.doc;
    const hasTexts = smsSender !== null && hasOrderTexts === true;
    return {
      status: 200,
      body: {
        channels: smsSender ? ['email', 'sms'] : ['email'],
        orderUpdates: hasTexts ? ['email', 'sms'] : ['email'],
        subscriptions,
        contact: { email: consumer.email, ...(phone ? { phone: `+${phoneCode ?? ''}${phone}` } : {}) },
      },
    };
  };
