import { randomUUID } from 'node:crypto';
import type { Raw } from '../db/database.types.ts';
import type { LocaleCode } from '../model/locale.ts';
import { later } from '../outbox/outbox.ts';

/** Version of the text beside the box: a change of its meaning gets a new one. */
const WORDING = '2026-11';

export interface Consent {
  channel: 'email' | 'sms';
  /** Email address in lower case, or phone in international form. */
  recipient: string;
  /** The customer; empty for a guest. */
  owner: string;
  locale: LocaleCode;
  acquisitionType: 'Footer' | 'Account' | 'Checkout' | 'Registered';
  campaignName: string | null;
}

export interface SubscriptionRow extends Consent {
  id: string;
  type: 'Newsletter' | 'LoyaltyNewsletter' | 'Loyalty';
  status: 'pending' | 'confirmed' | 'ended';
  optinAt: string | null;
  optoutAt: string | null;
}

const columns = `id::text, channel, type, recipient, owner, status, locale, acquisition_type AS "acquisitionType",
  campaign_name AS "campaignName", to_char(optin_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "optinAt",
  to_char(optout_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "optoutAt"`;

/**
 * Saves a consent and queues the link or code that confirms it. A confirmed subscription stays as it is, and nothing is
 * sent: by the same statements, so that the response time reveals nothing. The dates of an ended one, which prove the
 * consent, stay until it is confirmed anew: anybody can ask. The caller wakes the outbox after its transaction.
 */
export async function requestSubscription(tx: Raw, consent: Consent, now: Date): Promise<void> {
  const { channel, recipient, owner, locale, acquisitionType, campaignName } = consent;
  const [saved] = await tx<{ id: string }>(
    `INSERT INTO subscriptions (id, channel, type, recipient, owner, status, locale, acquisition_type, campaign_name, wording, requested_at)
     VALUES ($1::uuid, $2, 'Newsletter', $3, $4, 'pending', $5, $6, $7, '${WORDING}', $8::timestamptz)
     ON CONFLICT (channel, type, recipient, owner) DO UPDATE SET status = 'pending', locale = excluded.locale,
       acquisition_type = excluded.acquisition_type, campaign_name = excluded.campaign_name, wording = excluded.wording,
       requested_at = excluded.requested_at
       WHERE subscriptions.status <> 'confirmed' RETURNING id::text`,
    [randomUUID(), channel, recipient, owner, locale, acquisitionType, campaignName, now.toISOString()],
  );
  const kind = channel === 'email' ? 'newsletter-confirmation' : 'sms-code';
  await later(tx, saved ? [{ id: `${kind}:${saved.id}:${now.getTime()}`, kind, about: saved.id }] : [], now);
}

export async function findSubscription(raw: Raw, id: string): Promise<SubscriptionRow | null> {
  const [found] = await raw<SubscriptionRow>(`SELECT ${columns} FROM subscriptions WHERE id = $1::uuid`, [id]);
  return found ?? null;
}

/** Returns the subscriptions that a customer asked for, in the order of their requests. */
export const subscriptionsOf = (raw: Raw, owner: string): Promise<SubscriptionRow[]> =>
  raw<SubscriptionRow>(
    `SELECT ${columns} FROM subscriptions WHERE owner = $1 AND owner <> '' ORDER BY requested_at, id LIMIT 20`,
    [owner],
  );

/** Confirms a pending subscription. Returns false if it is not pending any more. */
export async function confirmSubscription(tx: Raw, id: string, now: Date): Promise<boolean> {
  const [row] = await tx<{ channel: string }>(
    `UPDATE subscriptions SET status = 'confirmed', optin_at = $2::timestamptz, optout_at = NULL
     WHERE id = $1::uuid AND status = 'pending' RETURNING channel`,
    [id, now.toISOString()],
  );
  if (row?.channel === 'email') {
    const kind = 'newsletter-welcome';
    await later(tx, [{ id: `${kind}:${id}:${now.getTime()}`, kind, about: id }], now);
  }
  return row !== undefined;
}

/**
 * Ends a subscription. A confirmed one proves that its reader is the recipient: then every one of the recipient's in
 * this channel ends, whoever asked for it.
 */
export async function endSubscription(raw: Raw, id: string, now: Date): Promise<void> {
  await raw(
    `UPDATE subscriptions SET status = 'ended', optout_at = $2::timestamptz
     FROM (SELECT channel, type, recipient, status FROM subscriptions WHERE id = $1::uuid) AS chosen
     WHERE subscriptions.status <> 'ended' AND (subscriptions.id = $1::uuid OR (chosen.status = 'confirmed'
       AND (subscriptions.channel, subscriptions.type, subscriptions.recipient) = (chosen.channel, chosen.type, chosen.recipient)))`,
    [id, now.toISOString()],
  );
}
