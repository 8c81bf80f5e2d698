import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import { createApp } from '#src/server/app.ts';
import { readConfig } from '#src/server/config.ts';
import { createLog } from '#src/server/log.ts';
import { createReadiness } from '#src/server/readiness.ts';
import { openOn } from '#src/server/shop.ts';
import { pageOf } from './server.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import type { Shop } from '#src/server/shop.types.ts';

/** Environment with which a production can start. */
export const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  DATABASE_URL: 'postgres://unused.example.com/shop',
  SESSION_KEYS: 'k1:a secret of tests that is long enough',
  ORDER_LINK_KEYS: 'k1:another secret that is long enough too',
  GIFT_CARD_KEYS: 'k1:a third secret that is long enough as well',
  PAYMENT_PROVIDER_URL: 'https://pay.example.com',
  PAYMENT_PROVIDER_KEY: 'a key of sixteen characters',
  SMTP_URL: 'smtps://mail.example.com',
};

export interface Start {
  shop: Shop;
  /** Asks like an HTTP client; the body of a rendered page is its path. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** Starts the real composition repeatedly on one database: PostgreSQL if DATABASE_URL is set, else PGlite. */
export async function openComposition() {
  const folder = await mkdtemp(join(tmpdir(), 'composition-'));
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const url = process.env['DATABASE_URL'];
  const database: Database = await openDatabase(url ? { url, searchPath: schema, maxConnections: 4 } : {});
  if (url) await database.script(`CREATE SCHEMA ${schema}`);
  await migrate(database);
  return {
    database,
    /** `write` gets the lines of the log, which is silent without. */
    start: async (env: Record<string, string>, write?: (line: string) => void): Promise<Start> => {
      const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env });
      const log = write ? createLog('debug', { write }) : createLog('silent');
      // The shop must not close the database: the next start reads what this one wrote.
      const shop = await openOn({ ...database, close: async () => undefined }, config, log);
      const app = createApp({
        config,
        shop,
        log,
        render: async (request) => pageOf(request),
        addressOf: (target) => target,
        readiness: createReadiness(shop, config, log),
      });
      return { shop, ask: async (path, init) => app.fetch(new Request(new URL(path, config.PUBLIC_URL), init)) };
    },
    close: async () => {
      if (url) await database.script(`DROP SCHEMA ${schema} CASCADE`);
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
