import { randomInt } from 'node:crypto';
import type { Raw } from '../db/database.types.ts';
import type { ContactRequestDoc } from '../model/contact-request.ts';
import type { LocaleCode } from '../model/locale.ts';

export interface ContactRequest {
  number: string;
  owner: string;
  email: string;
  /** Of the page with the form. */
  locale: LocaleCode;
  doc: ContactRequestDoc;
}

const TRIES = 5;

/** Saves a request under a new number, and returns the number. */
export async function saveContactRequest(
  tx: Raw,
  { owner, email, locale, doc }: Omit<ContactRequest, 'number'>,
  now: Date,
): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const number = `WC${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const saved = await tx(
      `INSERT INTO contact_requests (number, owner, email, locale, doc, created_at)
       VALUES ($1, $2, $3, $4, $5::jsonb, $6::timestamptz) ON CONFLICT (number) DO NOTHING RETURNING number`,
      [number, owner, email, locale, JSON.stringify(doc), now.toISOString()],
    );
    if (saved.length > 0) return number;
  }
  throw new Error('no free number for a contact request');
}

/** Returns a saved request, or null if there is none of this number. */
export async function findContactRequest(raw: Raw, number: string): Promise<ContactRequest | null> {
  const [found] = await raw<ContactRequest>(
    'SELECT number, owner, email, locale, doc FROM contact_requests WHERE number = $1',
    [number],
  );
  return found ?? null;
}
