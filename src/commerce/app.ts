import { createAuthorizationCodes } from './auth/authorization-codes.ts';
import { createConsumers } from './auth/consumers.ts';
import { createSessions } from './auth/sessions.ts';
import { createSignInAttempts } from './auth/sign-in-attempts.ts';
import { createCartStore } from './cart/cart-store.ts';
import { createCatalogue } from './cart/catalogue.ts';
import { openCatalogue } from './catalogue/open.ts';
import { createGiftCards } from './cart/gift-cards.ts';
import { BROKEN_OFF, recoverAll } from './checkout/recover.ts';
import { createContextOf } from './context.ts';
import { serve } from './contract.ts';
import type { Call } from './contract/call.ts';
import type { Database } from './db/connect.ts';
import type { BotDefence } from './defence/bot-defence.ts';
import { createFunnelBook } from './funnel/funnel.ts';
import { createDoers } from './mail/doers.ts';
import type { Mailer } from './mail/mailer.ts';
import { createHandlers } from './operations/handlers.ts';
import { createOrderBook } from './orders/order-book.ts';
import { advanceOrders } from './orders/progress.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { createPlanTerms } from './payments/plan-terms.ts';
import type { Log, Services } from './services.ts';
import { withSimulation } from './simulate.ts';

export interface Commerce {
  /** The service of the contract: the same in the process and behind an HTTP server. Never throws. */
  fetch(request: Call): Promise<Response>;
  /** Tells what is no longer true: `product:ID`, `category:ID`, `content:ID`. */
  onChange(listener: (tags: string[]) => void): void;
  close(): Promise<void>;
}

export interface CommerceOptions {
  /** Migrated and seeded. Stays open when the commerce closes. */
  database: Database;
  clock: () => Date;
  /** At least 32 characters; the same in every process that shares the database. */
  tokenSecret: string;
  payments: PaymentProvider;
  /** Carries what the shop writes to shoppers. */
  mailer: Mailer;
  /** The shop's address, for links in mails; without a trailing slash. */
  publicUrl: string;
  /** Null or none: everybody is a person. */
  botDefence?: BotDefence | null;
  log?: Log;
  /** In production there are no /mock answers and no simulated failures. */
  mode?: 'demo' | 'development' | 'production';
  /**
   * How long a day of warehouse and carrier takes, in milliseconds: the demo has neither, and its orders go on by themselves.
   * Null: they stay placed until somebody else moves them.
   */
  warehouseDay?: number | null;
  /** Whether customers may check out express (core 4); they may unless this says no. */
  offersExpress?: boolean;
  /** Whether anybody may read what happened in charts (docs/decisions/007). */
  showsFunnel?: boolean;
}

/** Between two looks for orders whose placing was broken off. */
const ROUND = 60_000;
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens the embedded shop on a database. Recovers orders that an earlier process left half placed. */
export async function createCommerce(options: CommerceOptions): Promise<Commerce> {
  const { database, tokenSecret, payments, mailer, publicUrl, botDefence = null, log = silent, mode = 'demo', warehouseDay = null, showsFunnel = mode !== 'production', offersExpress = true } = options;
  const clock = () => options.clock().getTime();
  const listeners: ((tags: string[]) => void)[] = [];
  const changed = (tags: string[]) => {
    for (const listener of listeners) listener(tags);
  };
  const browsing = await openCatalogue({ database, now: clock, changed });
  const services: Services = {
    database,
    clock,
    tokenSecret,
    publicUrl,
    payments,
    planTerms: createPlanTerms({ payments, clock }),
    mailer,
    botDefence,
    log,
    sessions: createSessions({ database, clock, secret: tokenSecret }),
    consumers: createConsumers({ database, clock }),
    attempts: createSignInAttempts({ database, clock }),
    codes: createAuthorizationCodes({ database, clock }),
    carts: createCartStore({ database, clock }),
    catalogue: createCatalogue({ database }),
    browsing: browsing.catalogue,
    orders: createOrderBook(database, () => services.outbox.wake()),
    outbox: createOutbox({ database, clock, log, work: (entry) => doers[entry.kind](entry) }),
    funnel: createFunnelBook({ database, clock }),
    showsFunnel,
    offersExpress,
    findGiftCard: createGiftCards({ database, clock }),
    changed,
  };
  const doers = createDoers(services);

  const answer = serve({
    handlers: createHandlers(services),
    contextOf: createContextOf(services.sessions),
    allowsMock: mode !== 'production',
    onDefect: (error, operation, correlationId) =>
      log.error(
        { operation, correlationId, error: error instanceof Error ? error.stack : String(error) },
        'an operation failed',
      ),
  });

  const isAlone = database.engine === 'pglite';
  await recoverAll(services, isAlone ? 0 : BROKEN_OFF);
  const advance = async () => void (warehouseDay !== null && (await advanceOrders(services, warehouseDay)));
  await advance();
  const rounds = setInterval(() => {
    void recoverAll(services, BROKEN_OFF)
      .then(advance)
      .then(() => services.outbox.run())
      .then(() => services.outbox.tidy())
      .then(() => services.sessions.tidy())
      .catch((error: unknown) => log.error({ error: String(error) }, 'the round failed'));
  }, ROUND);
  rounds.unref();
  services.outbox.wake();

  return {
    fetch: mode === 'production' ? answer : withSimulation(answer),
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      clearInterval(rounds);
      await services.outbox.stop();
      browsing.close();
    },
  };
}
