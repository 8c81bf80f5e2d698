import type { Raw } from '../db/database.types.ts';
import type { EventRegistrationDoc } from '../model/event-registration.ts';
import type { LocaleCode } from '../model/locale.ts';

export interface EventRegistration {
  /** The customer's id. */
  owner: string;
  eventId: string;
  email: string;
  /** Of the page on which they joined. */
  locale: LocaleCode;
  doc: EventRegistrationDoc;
  /** The end of the event's last day. */
  endsAt: Date;
}

/** Saves a registration in place of the customer's last one for the same event. */
export async function saveEventRegistration(
  raw: Raw,
  { owner, eventId, email, locale, doc, endsAt }: EventRegistration,
  now: Date,
): Promise<void> {
  await raw(
    `INSERT INTO event_registrations (owner, event_id, email, locale, doc, registered_at, ends_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6::timestamptz, $7::timestamptz)
     ON CONFLICT (owner, event_id) DO UPDATE
       SET email = excluded.email, locale = excluded.locale, doc = excluded.doc, ends_at = excluded.ends_at`,
    [owner, eventId, email, locale, JSON.stringify(doc), now.toISOString(), endsAt.toISOString()],
  );
}
