import { type Commerce, createCommerce } from '#src/commerce/app.ts';
import type { Hasher } from '#src/commerce/auth/hasher.ts';
import type { BotDefence } from '#src/commerce/bot-defence/bot-defence.ts';
import type { ContentSource } from '#src/commerce/content/content-source.ts';
import type { Keys } from '#src/commerce/keys.ts';
import type { LogFacts } from '#src/commerce/log/log.ts';
import type { Meter } from '#src/commerce/meter.ts';
import type { Mailer } from '#src/commerce/mail/mailer.ts';
import type { Cart, ErrorBody, ItemInput, Order } from '#openapi/generated/waymark.gen.ts';
import type { ExperimentNetwork } from '#src/commerce/experiments/experiment-network.ts';
import type { DecisionEngine } from '#src/commerce/decisions/decision-engine.ts';
import type { SocialGallery } from '#src/commerce/social-gallery/social-gallery.ts';
import type { Translator } from '#src/commerce/translation/translator.ts';
import type { PaymentProvider } from '#src/commerce/payments/payment-provider.ts';
import type { Retention } from '#src/commerce/retention/rules.ts';
import type { Seed } from '#src/demo/seed.types.ts';
import { defaultWelcomePoints } from '#src/commerce/loyalty/welcome.ts';
import type { AdjustmentCaps } from '#src/commerce/stores/adjustment-caps.ts';
import { createSimulation } from '#src/demo/simulation/simulation.ts';
import { openTestDatabase } from './database.ts';
import { createTestMailer } from './mailer.ts';
import type { PayPalScript } from '#src/commerce/payments/paypal-script.ts';
import { createTestPayments } from './payments.ts';
import { smallSeed } from './seed.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import { mayasAddress } from '#tests/people.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
  errorId: string | undefined;
  headers: Headers;
}

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  facts: LogFacts;
  message: string;
}

/** A guest or customer with a session. */
export interface Shopper {
  token: string;
  call<Body = Cart>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
}

export const address = mayasAddress;

export const keys: Keys = {
  sessions: [{ id: 'k1', secret: 'a secret of tests, long enough to sign' }],
  orderLinks: [{ id: 'l1', secret: 'another secret of tests, long enough' }],
  giftCards: [{ id: 'g1', secret: 'one more secret of tests' }],
  limits: 'a last secret of tests',
};

/** The key of the warehouse of every test shop, unless a test gives another. */
export const warehouseKey = 'the-key-of-the-warehouse-of-tests';

export async function caller(
  commerce: Commerce,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
) {
  const headers: Record<string, string> = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...more };
  if (body !== undefined) headers['content-type'] ??= 'application/json';
  const init = {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
  const response = await commerce.fetch(new Request(`http://shop.test${path}`, init));
  const isFile = ['application/pdf', 'image/webp'].includes(response.headers.get('content-type') ?? '');
  const text = await response.text();
  const parsed: unknown = text === '' ? undefined : isFile ? text : JSON.parse(text);
  const errorId = response.status >= 400 ? (parsed as ErrorBody).errorDetails[0]?.errorId : undefined;
  return { status: response.status, body: parsed, errorId, headers: response.headers };
}

export const uncapped: AdjustmentCaps = {
  alone: { associate: 100, manager: 100 },
  agreed: { associate: 100, manager: 100 },
};

/**
 * A test shop with its own database and a clock that tests move. Price adjustments are not capped unless `caps` is
 * given.
 */
export async function openTestShop(
  options: {
    seed?: Seed;
    database?: Database;
    payments?: PaymentProvider;
    warehouseDay?: number;
    botDefence?: BotDefence;
    translator?: Translator;
    decisionEngine?: DecisionEngine;
    experimentNetwork?: ExperimentNetwork;
    mailer?: Mailer;
    meter?: Meter;
    retention?: Retention;
    caps?: AdjustmentCaps;
    hasFavorites?: boolean;
    offersStockAlerts?: boolean;
    showsLowestPrice?: boolean;
    usesCloudinary?: boolean;
    customiserUrl?: string;
    payPalScript?: PayPalScript;
    socialGallery?: SocialGallery;
    welcomePoints?: number;
    disclosesAccounts?: boolean;
    /** Null: no warehouse can report. */
    warehouseKey?: string | null;
    content?: ContentSource;
    hasher?: Hasher;
  } = {},
) {
  const database = options.database ?? (await openTestDatabase(options.seed ?? smallSeed));
  const provider = createTestPayments();
  const post = createTestMailer();
  const logged: LogLine[] = [];
  const defects: unknown[] = [];
  let offset = 0;
  const clock = () => Date.now() + offset;
  const log = {
    info: (facts: LogFacts, message: string) => void logged.push({ level: 'info', facts, message }),
    warn: (facts: LogFacts, message: string) => void logged.push({ level: 'warn', facts, message }),
    error: (facts: LogFacts, message: string) => {
      logged.push({ level: 'error', facts, message });
      defects.push(facts);
    },
  };
  /** Starts another process on the same database. */
  const start = (own: Keys = keys) =>
    createCommerce({
      database,
      keys: own,
      log,
      ...(options.meter ? { meter: options.meter } : {}),
      ...(options.hasher ? { hasher: options.hasher } : {}),
      ...(options.content ? { content: options.content } : {}),
      ...(options.retention ? { retention: options.retention } : {}),
      simulation: createSimulation({ database, clock, warehouseDay: options.warehouseDay ?? null }),
      allowsMock: true,
      hasFavorites: options.hasFavorites ?? true,
      offersStockAlerts: options.offersStockAlerts ?? true,
      showsLowestPrice: options.showsLowestPrice ?? true,
      usesCloudinary: options.usesCloudinary ?? false,
      customiserUrl: options.customiserUrl ?? null,
      payPalScript: options.payPalScript ?? null,
      socialGallery: options.socialGallery ?? null,
      welcomePoints: options.welcomePoints ?? defaultWelcomePoints,
      disclosesAccounts: options.disclosesAccounts ?? true,
      warehouseKey: options.warehouseKey === undefined ? warehouseKey : options.warehouseKey,
      caps: options.caps ?? uncapped,
      showsFunnel: true,
      payments: options.payments ?? provider.payments,
      mailer: options.mailer ?? post.mailer,
      smsSender: post.smsSender,
      botDefence: options.botDefence ?? null,
      translator: options.translator ?? null,
      decisionEngine: options.decisionEngine ?? null,
      experimentNetwork: options.experimentNetwork ?? null,
      publicUrl: 'http://shop.test',
      clock: () => new Date(clock()),
    });
  const commerce = await start();

  const shopper = async (through: Commerce = commerce): Promise<Shopper> => {
    const { body } = await caller(through, '', 'POST', '/token/v2/auth/token', {});
    const token = (body as { accessToken: string }).accessToken;
    const call = async <Body>(method: string, path: string, given?: unknown, headers?: Record<string, string>) =>
      (await caller(through, token, method, path, given, headers)) as Answer<Body>;
    return { token, call };
  };

  return {
    ...provider,
    ...post,
    commerce,
    database,
    /** Log lines of all processes of the shop. */
    logged,
    defects,
    shopper,
    start,
    /** The shop's clock: milliseconds since the epoch. */
    now: clock,
    pass: (milliseconds: number) => void (offset += milliseconds),
    stock: async (upc: string) => {
      const [row] = await database.raw<{ quantity: number; reserved: number }>(
        'SELECT quantity, reserved FROM stock WHERE upc = $1',
        [upc],
      );
      return row;
    },
    close: async () => {
      await commerce.close();
      await database.close();
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** A cart with these items. */
export async function cartWith(by: Shopper, ...items: ItemInput[]): Promise<Cart> {
  return (await by.call('POST', '/cart/v1/cartWithItem', { items })).body;
}

/** A cart with shipping and billing address: only the payment is missing. */
export async function readyCart(by: Shopper, ...items: ItemInput[]): Promise<Cart> {
  const { basketId } = await cartWith(by, ...items);
  await by.call('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { addresses: [address] });
  return (await by.call('POST', `/cart/v1/cart/${basketId}/billingAddress`, { address })).body;
}

export const placing = (cart: Cart, cardToken = 'tok_approved') => ({
  cartId: cart.basketId,
  cartVersion: cart.version,
  expectedTotal: cart.totals.total,
  paymentMethod: { code: 'CREDIT_CARD', additionalData: { cardToken } },
});

export const place = (by: Shopper, cart: Cart, cardToken?: string) =>
  by.call<Order>('PUT', '/cart/v2/checkout/order', placing(cart, cardToken));
