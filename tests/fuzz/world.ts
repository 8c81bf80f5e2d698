import { request as httpRequest, Agent } from 'node:http';
import type { AuditKind } from '#src/commerce/audit/audit.types.ts';
import { type Retention, retentionSettings } from '#src/commerce/retention/rules.ts';
import { seed } from '#src/demo/seed.ts';
import { address, cartWith, openTestShop } from '#tests/commerce/support/shop.ts';
import { signedIn } from '#tests/commerce/support/people.ts';
import { openTestServer } from '#tests/server/support/server.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

/** A request as it is sent; `body` is latin1, one character per byte. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface Answered {
  /** 0 if the connection ended without an answer. */
  status: number;
  type: string;
  text: string;
}

export interface FuzzWorld {
  send(sent: Sent): Promise<Answered>;
  /** Access tokens by role. */
  tokens: Record<'guest' | 'customer' | 'associate', string>;
  /** Ids of the guest's cart and of things that belong to others. */
  ids: string[];
  origin: string;
  /** Tables changed since the last call, except those in `ownLife`. */
  changes(): Promise<string[]>;
  /** Defects that the shop logged. */
  defects: unknown[];
  close(): Promise<void>;
}

/**
 * Tables for rate limits, idempotency keys and deferred tasks. A refusal may write to them, and so does the shop by
 * itself.
 */
const ownLife = ['rate_limits', 'idempotency_keys', 'outbox', 'sandbox_records', 'meta'];

/** Nothing expires: the retention job would change tables at any time. */
const keepsAll = Object.fromEntries(retentionSettings.map((setting) => [setting, null])) as Retention;

/** Audit events that a refusal writes on purpose (docs/decisions/026). */
const eventsOfRefusals: AuditKind[] = ['sign-in-failed', 'adjustment-agreement-failed'];

/** What is recorded of tables that deferred tasks write, too: only what a request does itself. */
const ofRequests: Record<string, string> = {
  audit_events: `INSERT ON audit_events FOR EACH ROW WHEN (NEW.kind NOT IN (${eventsOfRefusals.map((kind) => `'${kind}'`).join(', ')}))`,
  // The code of a link or of an SMS is made when it is sent.
  one_time_codes:
    "INSERT OR UPDATE ON one_time_codes FOR EACH ROW WHEN (NEW.purpose NOT IN ('password-reset', 'newsletter', 'sms') OR NEW.used_at IS NOT NULL)",
  // A request is marked when its e-mail is sent.
  stock_alerts: 'INSERT OR DELETE ON stock_alerts FOR EACH ROW',
};

/** Records each changed row inside the transaction that changes it, so that a rollback also removes the record. */
async function watchChanges(database: Database): Promise<void> {
  await database.script('CREATE TABLE changes_seen (name text)');
  await database.script(`CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO changes_seen VALUES (TG_TABLE_NAME); RETURN NULL; END $$`);
  const tables = await database.raw<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`,
    [],
  );
  for (const { name } of tables) {
    if (name === 'changes_seen' || ownLife.includes(name)) continue;
    const noted = ofRequests[name] ?? `INSERT OR UPDATE OR DELETE ON ${name} FOR EACH ROW`;
    await database.script(`CREATE TRIGGER note_change AFTER ${noted} EXECUTE FUNCTION note_change()`);
  }
}

function sender(url: string, agent: Agent) {
  const { port } = new URL(url);
  return ({ method, path, headers, body }: Sent) =>
    new Promise<Answered>((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, type: '', text: error.message });
      const bytes = body === null ? null : Buffer.from(body, 'latin1');
      const length = bytes === null || 'transfer-encoding' in headers ? {} : { 'content-length': String(bytes.length) };
      const sent = httpRequest(
        { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => void parts.push(part));
          answer.on('error', fail);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              type: answer.headers['content-type'] ?? '',
              text: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      sent.on('error', fail);
      sent.end(bytes ?? undefined);
    });
}

/** The shop with its HTTP server, people and data, on its own database (PostgreSQL if DATABASE_URL is set). */
export async function openFuzzWorld(): Promise<FuzzWorld> {
  const shop = await openTestShop({ seed, retention: keepsAll });
  const server = await openTestServer({
    shop: { service: shop.commerce.fetch },
    render: async () => new Response(null, { status: 404 }),
    env: { RATE_LIMIT_PER_MINUTE: '100000000' },
  });
  const { as, enter, enterStore } = signedIn(shop.commerce);
  const [guest, other] = [await shop.shopper(), await shop.shopper()];
  const customer = as((await enter('maya.reed@example.com')).accessToken);
  const associate = await enterStore('rory.okafor@waymark.example');
  const goods = seed.products.find(({ comingSoon, presale }) => !comingSoon && !presale);
  const item = { productId: goods?.id ?? '', upc: goods?.variants[0]?.upc ?? '' };
  const carts = await Promise.all([guest, other, customer].map((one) => cartWith(one, item)));
  const [own] = carts;
  await guest.call('POST', `/cart/v2/cart/${own?.basketId}/shippingAddress`, { addresses: [address] });
  const ids = await idsIn(shop.database);
  await watchChanges(shop.database);
  const agent = new Agent({ keepAlive: true });
  return {
    send: sender(server.url, agent),
    tokens: { guest: guest.token, customer: customer.token, associate: associate.accessToken },
    ids: [...carts.map(({ basketId }) => basketId), ...ids],
    origin: server.url,
    changes: async () => {
      const rows = await shop.database.raw<{ name: string }>('DELETE FROM changes_seen RETURNING name', []);
      return [...new Set(rows.map(({ name }) => name))];
    },
    defects: shop.defects,
    close: async () => {
      agent.destroy();
      await server.close();
      await shop.close();
    },
  };
}

/** Some ids of each kind, most of them of other people. */
async function idsIn(database: Database): Promise<string[]> {
  const rows = await database.raw<{ id: string }>(
    `(SELECT number::text AS id FROM orders LIMIT 3) UNION ALL (SELECT id::text FROM consumers LIMIT 3) UNION ALL (SELECT number::text FROM gift_cards LIMIT 3)
     UNION ALL (SELECT id::text FROM lists LIMIT 2) UNION ALL (SELECT id::text FROM favorite_lists LIMIT 2)
     UNION ALL (SELECT id::text FROM favorite_items LIMIT 2) UNION ALL (SELECT id::text FROM stores LIMIT 2) UNION ALL (SELECT id::text FROM products LIMIT 2)`,
    [],
  );
  return rows.map(({ id }) => id);
}
