import type { SmsReply } from '../mail/sms-sender.ts';
import { later, type QueueDeps } from '../outbox/outbox.ts';

/** What ends news by SMS: the words that operators know, and those of the shop's languages. */
const stopWords = new Set(
  ['stop', 'stopall', 'end', 'quit', 'cancel', 'unsubscribe', 'stopp', 'arret', 'baja', 'alto', 'basta'].map(plain),
);

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();
}

/**
 * Takes an answer to a text message. STOP ends every subscription of this phone, whoever asked for it, also one that is
 * not confirmed yet: only who has the phone can answer from it. One message tells that a confirmed one ended. Any other
 * text changes nothing.
 */
export const createSmsReplies =
  ({ database, clock, outbox }: QueueDeps) =>
  async ({ from, text }: SmsReply): Promise<void> => {
    if (!stopWords.has(plain(text))) return;
    const now = new Date(clock());
    await database.transaction(async (tx) => {
      const ended = await tx<{ id: string; was_confirmed: boolean }>(
        `UPDATE subscriptions SET status = 'ended', optout_at = $2::timestamptz
         FROM (SELECT id, status FROM subscriptions WHERE channel = 'sms' AND recipient = $1 FOR UPDATE) AS before
         WHERE subscriptions.id = before.id AND before.status <> 'ended'
         RETURNING subscriptions.id::text, before.status = 'confirmed' AS was_confirmed`,
        [from, now.toISOString()],
      );
      const told = ended.find(({ was_confirmed: wasConfirmed }) => wasConfirmed);
      if (told)
        await later(tx, [{ id: `sms-ended:${told.id}:${now.getTime()}`, kind: 'sms-ended', about: told.id }], now);
    });
    outbox.wake();
  };
