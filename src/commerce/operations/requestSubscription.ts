import { isEmail } from '#src/domain/email.ts';
import { countryOf } from '#src/domain/locale.ts';
import { phoneOf } from '#src/domain/phone.ts';
import { emailKey } from '../auth/consumers.ts';
import { holdOwner } from '../auth/hold-customer.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import type { SmsSender } from '../mail/sms-sender.ts';
import type { QueueDeps } from '../outbox/outbox.ts';
import { requestSubscription as request } from '../subscriptions/subscriptions.ts';

/** Saves a consent to news, which a link or a code must confirm (core 7, catalogue 3). */
export const requestSubscription =
  (deps: QueueDeps & { tries: Tries; smsSender: SmsSender | null }): Handler<'requestSubscription'> =>
  async ({ body: { channel, recipient, source }, context: { session, locale, address } }) => {
    const isCustomer = session !== null && session.consumerType !== 'GUEST';
    const target = channel === 'email' ? emailOf(recipient) : phoneIn(recipient, countryOf(locale));
    if (channel === 'sms') {
      if (!deps.smsSender) throw new CommerceError('API404', 404);
      if (!isCustomer) throw new CommerceError('AUT404', 403);
    }
    await deps.tries.begin(channel === 'email' ? 'subscription' : 'smsCodeRequest', { target, address });
    await deps.database.transaction(async (tx) => {
      if (session) await holdOwner(tx, session);
      await request(
        tx,
        {
          channel,
          recipient: target,
          owner: isCustomer ? session.subject : '',
          locale,
          acquisitionType: source?.acquisitionType ?? 'Account',
          campaignName: source?.campaignName ?? null,
        },
        new Date(deps.clock()),
      );
    });
    deps.outbox.wake();
    return { status: 204, body: undefined };
  };

function emailOf(recipient: string): string {
  const email = emailKey(recipient);
  if (!isEmail(email)) throw new CommerceError('AUT453', 400, { field: '/recipient' });
  return email;
}

function phoneIn(recipient: string, country: string): string {
  const phone = phoneOf(recipient, { country });
  if (!phone) throw new CommerceError('API422', 422, { field: '/recipient' });
  return phone.international;
}
