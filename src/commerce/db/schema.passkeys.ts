import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The public keys with which customers sign in beside the password. The private key never leaves their device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner').notNull(),
    /** The authenticator's own id, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The counter of the last signature; 0 for an authenticator that does not count. An unsigned 32-bit number. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Names of the device that added it, for the customer's list; null where it did not tell. */
    browser: text('browser'),
    system: text('system'),
    addedAt: moment('added_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_owner').on(table.owner)],
);
