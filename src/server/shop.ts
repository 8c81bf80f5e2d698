import { join } from 'node:path';
import { createCommerce } from '#src/commerce/app.ts';
import type { Call } from '#src/commerce/contract/call.ts';
import { type Database, openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import { seedDatabase } from '#src/commerce/db/seed.ts';
import { seedGeneratedVisits } from '#src/commerce/funnel/generated.ts';
import { seedDemoOrders } from '#src/commerce/orders/demo-orders.ts';
import { opening } from '#src/commerce/seed/opening.ts';
import { people } from '#src/commerce/seed/people.ts';
import type { BotDefence } from '#src/commerce/defence/bot-defence.ts';
import { createHttpBotDefence } from '#src/commerce/defence/http-bot-defence.ts';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import type { PersonSandbox } from '#src/sandbox/person/person-sandbox.ts';
import type { Config } from './config.ts';
import { createImageService } from './images/image-service.ts';
import type { Logger } from './log.ts';
import { createSmtpMailer } from '#src/commerce/mail/smtp-mailer.ts';
import { openMailbox, openPersonSandbox, openSandbox } from './sandbox.ts';
import { tokenSecret } from './secret.ts';

/** Everything behind the pages: the service of the contract, the pictures and, outside production, the sandbox. */
export interface Shop {
  service: (call: Call) => Promise<Response>;
  images: { respond(request: Request): Promise<Response> };
  sandbox: ((request: Request) => Promise<Response>) | null;
  /** Told the tags of what changed: `product:ID`, `category:ID`, `content:ID`. */
  onChange(listener: (tags: string[]) => void): void;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Called while the shop opens for the first time: `done` of `total` steps of `what`. */
export type OnProgress = (what: string, done: number, total: number) => void;

/** Headers that tell how an answer travelled, not what it is. */
const ofTheLine = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Another implementation of the contract, at COMMERCE_API_URL: the same calls over HTTP. */
const remoteService =
  (base: string) =>
  async (call: Call): Promise<Response> => {
    const { pathname, search } = new URL(call.url);
    const body = await call.text();
    const answer = await fetch(new URL(pathname + search, base), { method: call.method, headers: [...call.headers], ...(body === '' ? {} : { body }) });
    // What came is unpacked by now, and headers that came cannot be added to: the reader's are the shop's own.
    const headers = new Headers(answer.headers);
    for (const name of ofTheLine) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  };

async function openRemote(config: Config, base: string): Promise<Shop> {
  const service = remoteService(base);
  return {
    service,
    images: createImageService({ cacheDir: join(config.DATA_DIR, 'images') }),
    sandbox: null,
    onChange: () => undefined,
    isReady: async () => (await service(new Request(new URL('/fapi/server/time', base)))).ok,
    close: async () => undefined,
  };
}

type Fetch = (request: Request) => Promise<Response>;

/** The stand-ins by the first word of their path; null when everything is real. */
function sandboxOf(standIns: Record<'mail' | 'payments' | 'person', Fetch | undefined>): Shop['sandbox'] {
  if (!standIns.mail && !standIns.payments && !standIns.person) return null;
  const nobody: Fetch = async () => new Response(null, { status: 404 });
  return (request) => {
    const [, name] = /^\/sandbox\/(mail|person)(\/|$)/.exec(new URL(request.url).pathname) ?? [];
    return (standIns[(name ?? 'payments') as keyof typeof standIns] ?? nobody)(request);
  };
}

/** A real one where it is configured, the stand-in outside production, else none. */
function defenceOf(config: Config, standIn: PersonSandbox | null): BotDefence | null {
  const { BOT_DEFENCE_URL: baseUrl, BOT_DEFENCE_KEY: apiKey = '' } = config;
  if (baseUrl) return createHttpBotDefence({ baseUrl, apiKey, fetch: (request) => fetch(request) });
  if (!standIn) return null;
  return createHttpBotDefence({ baseUrl: `${config.PUBLIC_URL}/sandbox/person`, apiKey: standIn.apiKey, fetch: standIn.fetch, trustsNoToken: true });
}

/** Opens the database (migrating and seeding it when it is new) and everything that stands on it. */
export async function openShop(config: Config, log: Logger, onProgress: OnProgress = () => undefined): Promise<Shop> {
  if (config.COMMERCE_API_URL) return openRemote(config, config.COMMERCE_API_URL);
  const database: Database = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, 'db') });
  await migrate(database, onProgress);
  await seedDatabase(database, opening, onProgress);
  // A shop in production counts its own shoppers.
  if (config.MODE !== 'production') {
    await seedGeneratedVisits(database, Date.now());
    await seedDemoOrders(database, people, Date.now());
  }
  const secret = tokenSecret(config.TOKEN_SECRET, config.DATA_DIR);
  const sandbox = config.PAYMENT_PROVIDER_URL ? null : openSandbox(database, secret, config);
  const payments = createHttpPaymentProvider({
    baseUrl: config.PAYMENT_PROVIDER_URL ?? `${config.PUBLIC_URL}/sandbox/payments`,
    apiKey: config.PAYMENT_PROVIDER_KEY ?? sandbox?.apiKey ?? '',
    fetch: sandbox ? sandbox.fetch : (request) => fetch(request),
  });
  const person = config.MODE === 'production' || config.BOT_DEFENCE_URL ? null : openPersonSandbox(database, secret, config);
  const mailbox = config.SMTP_URL ? null : openMailbox(database);
  const mailer = mailbox ?? createSmtpMailer({ url: config.SMTP_URL ?? '', from: config.MAIL_FROM });
  const commerce = await createCommerce({
    database,
    clock: () => new Date(),
    tokenSecret: secret,
    payments,
    mailer,
    botDefence: defenceOf(config, person),
    publicUrl: config.PUBLIC_URL,
    log,
    mode: config.MODE,
    // In production real people pack and carry.
    warehouseDay: config.MODE === 'production' || config.DEMO_DAY_MINUTES === 0 ? null : config.DEMO_DAY_MINUTES * 60_000,
    showsFunnel: config.SHOW_FUNNEL ?? config.MODE !== 'production',
    offersExpress: config.EXPRESS_CHECKOUT,
  });
  return {
    service: commerce.fetch,
    images: createImageService({ cacheDir: join(config.DATA_DIR, 'images') }),
    sandbox: sandboxOf({ mail: mailbox?.fetch, payments: sandbox?.fetch, person: person?.fetch }),
    onChange: commerce.onChange,
    isReady: async () => (await database.raw('SELECT 1', [])).length === 1,
    close: async () => {
      await commerce.close();
      await database.close();
    },
  };
}
