import { randomInt } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import type { ConsumerType } from '#openapi/generated/waymark.gen.ts';
import { yearOf } from '#src/domain/year.ts';
import type { ConsumerDoc, Consumer } from '../model/customer.ts';
import type { Raw, Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

interface Row {
  id: string;
  consumer_no: string;
  email: string;
  password_hash: string;
  consumer_type: ConsumerType;
  is_locked: boolean;
  points: number;
  credit_spent: number;
  credit_year: number;
  doc: ConsumerDoc;
}

const consumerOf = (
  { id, consumer_no, email, consumer_type, is_locked, points, credit_spent, credit_year, doc }: Row,
  year: number,
): Consumer => ({
  id,
  consumerNo: consumer_no,
  email,
  consumerType: consumer_type,
  isLocked: is_locked,
  points,
  creditSpent: credit_year === year ? credit_spent : 0,
  doc,
});

export interface Consumers {
  byEmail(email: string): Promise<{ consumer: Consumer; passwordHash: string } | null>;
  byId(id: string, raw?: Raw): Promise<Consumer | null>;
  /** Records that the consumer had a session just now, to the day. */
  seen(id: string): Promise<void>;
  /**
   * Writes the address book if it is still the one that was read. Returns false if another request changed it first.
   */
  keepAddresses(consumer: Consumer, addresses: ConsumerDoc['addresses']): Promise<boolean>;
  /** Replaces the hash of a password by another hash of the same one, unless the password was changed meanwhile. */
  rehash(id: string, hashes: { from: string; to: string }): Promise<void>;
  /** Locks the account for a change of its password. Returns false if it no longer has this hash. */
  claimHash(id: string, hash: string, tx: Raw): Promise<boolean>;
  /** Sets the password, and opens the account if it was locked. */
  setHash(id: string, hash: string, tx: Raw): Promise<void>;
  /**
   * Returns the hash of the password, and lets nobody change it until the end of the transaction. Null without an
   * account.
   */
  lockHash(id: string, tx: Raw): Promise<string | null>;
  /**
   * Adds the account of a customer. Returns null if this e-mail has one already; a call at the same time waits
   * for the end of the other's transaction.
   */
  add(account: { email: string; passwordHash: string; doc: ConsumerDoc }, tx: Raw): Promise<Consumer | null>;
  /**
   * True if an account other than `except` has this phone (digits, dial code first). Lets no other call ask for the
   * same one until the end of the transaction.
   */
  hasPhone(phone: string, tx: Raw, except?: string): Promise<boolean>;
  /** Locks the account until the end of the transaction and returns it. */
  lock(id: string, tx: Raw): Promise<Consumer | null>;
  /** Replaces fields of the document of an account that is locked. Returns the account as it is now. */
  change(id: string, fields: Partial<ConsumerDoc>, tx: Raw): Promise<Consumer | null>;
  /** Sets the favourite store; null: none any more. */
  preferStore(id: string, storeId: string | null): Promise<void>;
  /**
   * Records that an employee has accepted the terms of the associate discount. Returns false if they had accepted
   * before, or have no such discount.
   */
  acceptTerms(id: string, raw?: Raw): Promise<boolean>;
}

/**
 * A number for a new account that a person can read out. Random, so that it tells nobody how many there are.
 */
const newNumber = (): string => `C${String(randomInt(10_000_000_000)).padStart(10, '0')}`;

/**
 * The form by which an e-mail address is compared and stored: lower case, with the domain as its mail server is found,
 * so that `maya@ｅxample.com` is maya@example.com.
 */
export function emailKey(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + (domainToUnicode(domainToASCII(text.slice(at))) || text.slice(at));
}

/** `clock` decides the year of the athlete credit. */
export function createConsumers({ database, clock }: { database: Database; clock: Clock }): Consumers {
  return {
    async byEmail(email) {
      const [row] = await database.raw<Row>('SELECT * FROM consumers WHERE email = $1', [emailKey(email)]);
      return row ? { consumer: consumerOf(row, yearOf(clock())), passwordHash: row.password_hash } : null;
    },
    async byId(id, raw = database.raw) {
      const [row] = await raw<Row>('SELECT * FROM consumers WHERE id = $1', [id]);
      return row ? consumerOf(row, yearOf(clock())) : null;
    },
    async seen(id) {
      await database.raw(
        `UPDATE consumers SET active_at = $2::timestamptz WHERE id = $1 AND active_at < $2::timestamptz - interval '1 day'`,
        [id, new Date(clock()).toISOString()],
      );
    },
    async keepAddresses({ id, doc }, addresses) {
      const rows = await database.raw(
        `UPDATE consumers SET version = version + 1, doc = doc || jsonb_build_object('addresses', $2::jsonb)
         WHERE id = $1 AND doc->'addresses' = $3::jsonb RETURNING id`,
        [id, JSON.stringify(addresses), JSON.stringify(doc.addresses)],
      );
      return rows.length > 0;
    },
    async rehash(id, { from, to }) {
      await database.raw('UPDATE consumers SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
        id,
        from,
        to,
      ]);
    },
    async claimHash(id, hash, tx) {
      const rows = await tx('SELECT id FROM consumers WHERE id = $1 AND password_hash = $2 FOR UPDATE', [id, hash]);
      return rows.length > 0;
    },
    async setHash(id, hash, tx) {
      await tx('UPDATE consumers SET version = version + 1, password_hash = $2, is_locked = false WHERE id = $1', [
        id,
        hash,
      ]);
    },
    async lockHash(id, tx) {
      const [row] = await tx<Pick<Row, 'password_hash'>>(
        'SELECT password_hash FROM consumers WHERE id = $1 FOR SHARE',
        [id],
      );
      return row?.password_hash ?? null;
    },
    async add({ email, passwordHash, doc }, tx) {
      const [row] = await tx<Row>(
        `INSERT INTO consumers (id, consumer_no, email, password_hash, consumer_type, active_at, doc)
         VALUES ($1, $2, $3, $4, 'REGISTERED', $5::timestamptz, $6::jsonb)
         ON CONFLICT (email) DO NOTHING RETURNING *`,
        [crypto.randomUUID(), newNumber(), email, passwordHash, new Date(clock()).toISOString(), JSON.stringify(doc)],
      );
      return row ? consumerOf(row, yearOf(clock())) : null;
    },
    async hasPhone(phone, tx, except = '') {
      await tx('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`phone ${phone}`]);
      const rows = await tx(
        `SELECT 1 FROM consumers WHERE (doc->>'phoneCode') || (doc->>'phone') = $1 AND id <> $2 LIMIT 1`,
        [phone, except],
      );
      return rows.length > 0;
    },
    async lock(id, tx) {
      const [row] = await tx<Row>('SELECT * FROM consumers WHERE id = $1 FOR UPDATE', [id]);
      return row ? consumerOf(row, yearOf(clock())) : null;
    },
    async change(id, fields, tx) {
      const [row] = await tx<Row>(
        'UPDATE consumers SET version = version + 1, doc = doc || $2::jsonb WHERE id = $1 RETURNING *',
        [id, JSON.stringify(fields)],
      );
      return row ? consumerOf(row, yearOf(clock())) : null;
    },
    async preferStore(id, storeId) {
      await database.raw(
        `UPDATE consumers SET version = version + 1, doc = doc || jsonb_build_object('favouriteStoreId', $2::text)
         WHERE id = $1`,
        [id, storeId],
      );
    },
    async acceptTerms(id, raw = database.raw) {
      const rows = await raw(
        `UPDATE consumers SET version = version + 1, doc = jsonb_set(doc, '{employee,isTermsAccepted}', 'true')
         WHERE id = $1 AND doc->'employee'->>'isTermsAccepted' = 'false' RETURNING id`,
        [id],
      );
      return rows.length > 0;
    },
  };
}
