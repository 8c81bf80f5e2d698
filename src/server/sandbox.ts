import type { Database } from '#src/commerce/db/connect.ts';
import { createMailbox, type KeptMail, type Mailbox, type MailStore } from '#src/sandbox/mail/mailbox.ts';
import { createPersonSandbox, type PersonSandbox } from '#src/sandbox/person/person-sandbox.ts';
import { createPaymentSandbox, type PaymentSandbox } from '#src/sandbox/payments/payment-sandbox.ts';
import type { RecordStore } from '#src/sandbox/payments/record-store.ts';
import type { Config } from './config.ts';

/** The sandbox's memory in a table of its own: what it charged survives a restart, as a real provider's would. */
const recordsIn = (database: Database): RecordStore => ({
  get: async (key) => (await database.raw<{ value: unknown }>('SELECT value FROM sandbox_records WHERE key = $1', [key]))[0]?.value,
  insertIfAbsent: async (key, value) => {
    const rows = await database.raw(
      'INSERT INTO sandbox_records (key, value) VALUES ($1, ($2::text)::jsonb) ON CONFLICT (key) DO NOTHING RETURNING key',
      [key, JSON.stringify(value)],
    );
    return rows.length === 1;
  },
});

/** The stand-in payment provider; a production shop refuses to start without a real one (config.ts). */
export const openSandbox = (database: Database, secret: string, config: Config): PaymentSandbox =>
  createPaymentSandbox({
    store: recordsIn(database),
    secret,
    clock: () => new Date(),
    publicBase: `${config.PUBLIC_URL}/sandbox/payments`,
    isAllowedInProduction: config.MODE !== 'production',
  });

/** The stand-in bot defence; a production shop has a real one or none. */
export const openPersonSandbox = (database: Database, secret: string, config: Config): PersonSandbox =>
  createPersonSandbox({ store: recordsIn(database), secret, clock: () => new Date(), publicBase: `${config.PUBLIC_URL}/sandbox/person` });

/** The mailbox's memory, beside the sandbox's other records: a letter a key. */
const mailsIn = (database: Database): MailStore => {
  const read = (where: string, params: unknown[]) =>
    database.raw<{ value: KeptMail }>(`SELECT value FROM sandbox_records WHERE starts_with(key, 'mail:') AND ${where}`, params);
  return {
    insertIfAbsent: async (mail) => void (await recordsIn(database).insertIfAbsent(`mail:${mail.id}`, mail)),
    find: async (id) => (await read('key = $1', [`mail:${id}`]))[0]?.value ?? null,
    newest: async (count) => (await read(`true ORDER BY value->>'sentAt' DESC LIMIT $1`, [count])).map(({ value }) => value),
  };
};

/** The stand-in mail server; a production shop refuses to start without a real one (config.ts). */
export const openMailbox = (database: Database): Mailbox => createMailbox({ store: mailsIn(database), clock: () => new Date() });
