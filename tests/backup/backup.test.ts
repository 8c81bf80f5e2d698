import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import { openingOf } from '#src/demo/opening.ts';
import { writeDemo } from '#src/demo/write-demo.ts';
import { binariesOfPostgres, openPostgresServer } from '#tests/restarts/postgres-server.ts';
import { templateOf } from '../commerce/support/database.ts';
import { goods, smallSeed } from '../commerce/support/seed.ts';
import { type Answer, caller, openTestShop, place, readyCart } from '../commerce/support/shop.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

const binaries = binariesOfPostgres();

/** The commands below a heading of docs/operating.md, in order. */
function commandsOf(heading: string): string[] {
  const section = readFileSync('docs/operating.md', 'utf8').split(`\n### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '';
  return [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, commands = '']) => commands);
}

const folder = mkdtempSync(join(tmpdir(), 'waymark-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (commands: string, env: Record<string, string>): void => {
  const path = [binaries, process.env['PATH']].filter(Boolean).join(':');
  execFileSync('sh', ['-ec', commands], { env: { ...env, PATH: path }, stdio: ['ignore', 'ignore', 'inherit'] });
};

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };

/** All rows of the tables with shopper data and stock, to compare the database before and after a restore. */
const booksOf = async ({ raw }: Database): Promise<Record<string, string[]>> => {
  const tables = ['orders', 'carts', 'stock', 'gift_cards', 'outbox', 'audit_events', 'refresh_tokens'];
  const rows = await Promise.all(
    tables.map((table) => raw<{ row: string }>(`SELECT to_jsonb(${table})::text AS row FROM ${table}`, [])),
  );
  return Object.fromEntries(tables.map((table, at) => [table, (rows[at] ?? []).map(({ row }) => row).toSorted()]));
};

/**
 * Places an order, makes a backup, then places another order and cancels the first. After the restore the shop has the
 * state of the backup and can sell.
 */
async function tryBackup({
  open,
  backUp,
  restore,
}: {
  open: () => Promise<Database>;
  backUp: () => void;
  restore: () => void;
}): Promise<void> {
  const shop = await openTestShop({ database: await open() });
  const guest = await shop.shopper();
  const { body: before } = await place(guest, await readyCart(guest, shoe));
  const waiting = await readyCart(guest, shoe);
  await expect.poll(() => shop.emails.length).toBe(1);
  const books = await booksOf(shop.database);
  await shop.close();
  backUp();

  const busy = await openTestShop({ database: await open() });
  const other = await busy.shopper();
  const { body: after } = await place(other, await readyCart(other, shoe));
  await guestOf(busy, guest.token).call('POST', '/consumers-v3/consumer/CancelOrder', {
    orderNumber: before.orderNumber,
  });
  expect(await booksOf(busy.database)).not.toEqual(books);
  await busy.close();

  restore();
  const restored = await open();
  expect(await booksOf(restored)).toEqual(books);
  const reopened = await openTestShop({ database: restored });
  const same = guestOf(reopened, guest.token);
  expect((await same.call('GET', `/cart/v2/checkout/order/${before.orderNumber}`)).body).toMatchObject({
    orderNumber: before.orderNumber,
    status: 'placed',
  });
  expect((await same.call('GET', `/cart/v2/checkout/order/${after.orderNumber}`)).errorId).toBe('ORD409');
  expect((await place(same, waiting)).body.status).toBe('placed');
  await reopened.close();
}

type Shop = Awaited<ReturnType<typeof openTestShop>>;

/** A guest of another process, identified by their token. */
const guestOf = ({ commerce }: Pick<Shop, 'commerce'>, token: string) => {
  const call = async <Body>(method: string, path: string, body?: unknown) =>
    (await caller(commerce, token, method, path, body)) as Answer<Body>;
  return { token, call };
};

describe('a backup by docs/operating.md', () => {
  test('of the embedded database brings the orders back', async () => {
    const [create = '', restore = ''] = commandsOf('The embedded database');
    const data = join(folder, 'data');
    const env = { DATA_DIR: data, BACKUP: join(folder, 'embedded.tar') };
    const template = await templateOf(smallSeed);
    await tryBackup({
      open: () => openDatabase({ dataDir: join(data, 'db'), template }),
      backUp: () => {
        writeFileSync(join(data, 'secret'), 'a secret');
        run(create, env);
      },
      restore: () => run(restore, env),
    });
  });

  test.runIf(binaries)('of PostgreSQL brings the orders back', async () => {
    const [create = '', restore = ''] = commandsOf('PostgreSQL');
    // The server must have the same version as pg_dump.
    const server = await openPostgresServer(binaries ?? '');
    const { url } = server;
    const env = { DATABASE_URL: url, BACKUP: join(folder, 'waymark.dump') };
    const open = () => openDatabase({ url });
    const database = await open();
    await migrate(database);
    await writeDemo(database, openingOf(smallSeed));
    await database.close();
    await tryBackup({ open, backUp: () => run(create, env), restore: () => run(restore, env) });
    await server.discard();
  });
});
