import { createAudit } from './audit/audit.ts';
import { createAuthorizationCodes } from './auth/authorization-codes.ts';
import { createConsumers } from './auth/consumers.ts';
import { createLinkCodes } from './auth/link-codes.ts';
import { createPasskeyChallenges } from './auth/passkey-challenges.ts';
import { createPasswords } from './auth/passwords.ts';
import type { Hasher } from './auth/hasher.ts';
import { createSessions } from './auth/sessions.ts';
import { type Backlog, backlogOf } from './backlog.ts';
import { createCartStore } from './cart/cart-store.ts';
import { createCatalogue } from './cart/catalogue.ts';
import { openCatalogue } from './catalogue/open.ts';
import { createPlacings } from './checkout/placings.ts';
import { BROKEN_OFF, recoverAll } from './checkout/recover.ts';
import { type ContentSource, noContent } from './content/content-source.ts';
import { checked } from './content/checked.ts';
import { sanitised } from './content/sanitised.ts';
import { createAdmitWarehouse, createContextOf, createRoleOf } from './context.ts';
import { serve } from './contract.ts';
import type { Call } from './contract/call.ts';
import type { BotDefence } from './bot-defence/bot-defence.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { createFunnelBook } from './funnel/funnel.ts';
import { countLostPins, hashImportedPins } from './gift-cards/hash-imported.ts';
import { createPins } from './gift-cards/pins.ts';
import { createTries } from './limits/tries.ts';
import { createTasks } from './outbox/tasks.ts';
import { errorFacts } from './log/error-facts.ts';
import type { Log } from './log/log.ts';
import { defaultWelcomePoints } from './loyalty/welcome.ts';
import type { Keys } from './keys.ts';
import { type Meter, noMeter } from './meter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { SmsReply, SmsSender } from './mail/sms-sender.ts';
import { createHandlers } from './operations/handlers.ts';
import { deliverSentGiftCards } from './orders/gift-cards-sent.ts';
import { createOrderBook } from './orders/order-book.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { PayPalScript } from './payments/paypal-script.ts';
import { createPlanTerms } from './payments/plan-terms.ts';
import { queueReturned } from './stock-alerts/stock-alerts.ts';
import { queueGallery } from './social-gallery/follow-reviews.ts';
import { createSmsCodes } from './subscriptions/sms-codes.ts';
import { createSmsReplies } from './subscriptions/sms-replies.ts';
import { createTranslations } from './reviews/translations.ts';
import type { DecisionEngine } from './decisions/decision-engine.ts';
import type { ExperimentNetwork } from './experiments/experiment-network.ts';
import { createExperiments } from './experiments/experiments.ts';
import type { SocialGallery } from './social-gallery/social-gallery.ts';
import type { Translator } from './translation/translator.ts';
import { createRetention } from './retention/retention.ts';
import { defaultRetention, type Retention } from './retention/rules.ts';
import type { Simulation } from './simulation.ts';
import { type AdjustmentCaps, defaultCaps } from './stores/adjustment-caps.ts';
import type { Database } from './db/database.types.ts';

export interface Commerce {
  /** The service of the contract: the same in the process and behind an HTTP server. Never throws. */
  fetch(request: Call): Promise<Response>;
  /** Calls the listener with the tags of what changed: `product:ID`, `category:ID`, `content:ID`. */
  onChange(listener: (tags: string[]) => void): void;
  /** Takes a text message that somebody sent to the shop: STOP ends news by SMS. */
  receiveSms(reply: SmsReply): Promise<void>;
  /** True if the catalogue has at least one product. */
  hasCatalogue(): boolean;
  /** Returns the work that is not done yet. Rejects while the database is down. */
  backlog(): Promise<Backlog>;
  close(): Promise<void>;
}

export interface CommerceOptions {
  /** With all migrations applied. Stays open when the commerce closes. */
  database: Database;
  clock: () => Date;
  keys: Keys;
  payments: PaymentProvider;
  /** Where the shop reads what shoppers write. */
  contactAddress?: string;
  /** Sends the shop's e-mails to shoppers. */
  mailer: Mailer;
  /** Sends text messages; null or absent: the shop sends none. */
  smsSender?: SmsSender | null;
  /** The shop's address, for links in e-mails; without a trailing slash. */
  publicUrl: string;
  /** Null or absent: there is no bot check, every caller passes. */
  botDefence?: BotDefence | null;
  /** Translates reviews and questions; null or absent: the shop translates nothing. */
  translator?: Translator | null;
  /** Decides which variants a shopper sees; null or absent: everybody sees baselines. */
  decisionEngine?: DecisionEngine | null;
  /** Has the datafile of experiments; null or absent: the shop has none (docs/decisions/106). */
  experimentNetwork?: ExperimentNetwork | null;
  /** Hashes passwords. Default: on a thread of this process, in a queue that all its shops share. */
  hasher?: Hasher;
  log?: Log;
  /** Absent: nothing is measured. */
  meter?: Meter;
  /** Absent: the shop has no editorial content. */
  content?: ContentSource;
  /** Events that a demo simulates; absent in production. */
  simulation?: Simulation;
  /** True if /mock answers with the examples of the contract. */
  allowsMock?: boolean;
  /** How long personal data is kept. Defaults: docs/privacy.md. */
  retention?: Retention;
  /** The largest discounts that associates may give. Defaults: docs/promotions.md. */
  caps?: AdjustmentCaps;
  /** False if customers may not use express checkout (core 4). Default: true. */
  offersExpress?: boolean;
  /** False if the shop has no favourites (core 6). Default: true. */
  hasFavorites?: boolean;
  /** False if nobody is told when a size is back (catalogue 4, Notify me). Default: true. */
  offersStockAlerts?: boolean;
  /** False if no product says that its price is the lowest yet (catalogue 9). Default: true. */
  showsLowestPrice?: boolean;
  /** True if videos come from Cloudinary where they are there, too (catalogue 4). Default: false. */
  usesCloudinary?: boolean;
  /** The host of the editors' pictures (src/commerce/content/picture-address.ts); null if there is none. */
  pictureHost?: string | null;
  /** Where shoppers design a customised product (docs/catalogue.md). Default: nowhere. */
  customiserUrl?: string | null;
  /** Reads and publishes shoppers' pictures; null or absent: the shop does neither (docs/decisions/071). */
  socialGallery?: SocialGallery | null;
  /** Null or absent: PayPal is paid on its own page only, and nothing of it is loaded (docs/decisions/101). */
  payPalScript?: PayPalScript | null;
  /** Points of a new member of the loyalty programme (docs/decisions/060). Default: 100. */
  welcomePoints?: number;
  /** False if the shop tells nobody whether an email has an account (docs/decisions/066). Default: true. */
  disclosesAccounts?: boolean;
  /** The key with which a warehouse reports (docs/operating.md). Null or absent: nobody can. */
  warehouseKey?: string | null;
  /** True if anybody may read the counts of chart events (docs/decisions/007). */
  showsFunnel?: boolean;
}

/** Milliseconds between two searches for orders whose placing was interrupted. */
const ROUND = 60_000;
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens the embedded shop on a database. Recovers orders that an earlier process did not finish placing. */
export async function createCommerce(options: CommerceOptions): Promise<Commerce> {
  const {
    database,
    keys,
    payments,
    mailer,
    publicUrl,
    contactAddress = 'help@waymark.example',
    smsSender = null,
    botDefence = null,
    translator = null,
    decisionEngine = null,
    experimentNetwork = null,
    log = silent,
    meter = noMeter,
    content = noContent,
    simulation = {},
    allowsMock = false,
    showsFunnel = false,
    offersExpress = true,
    hasFavorites = true,
    offersStockAlerts = true,
    showsLowestPrice = true,
    usesCloudinary = false,
    pictureHost = null,
    customiserUrl = null,
    payPalScript = null,
    socialGallery = null,
    welcomePoints = defaultWelcomePoints,
    disclosesAccounts = true,
    warehouseKey = null,
    caps = defaultCaps,
  } = options;
  const clock = () => options.clock().getTime();
  const listeners: ((tags: string[]) => void)[] = [];
  const changed = (tags: string[]) => {
    for (const listener of listeners) listener(tags);
  };
  const consumers = createConsumers({ database, clock });
  const catalogue = createCatalogue({ database });
  const browsing = await openCatalogue({ database, now: clock, changed, reloaded: () => catalogue.drop() });
  const outbox = createOutbox({
    database,
    clock,
    log,
    meter,
    kinds: () => Object.keys(tasks),
    work: (entry) => tasks[entry.kind](entry),
  });
  const deps = {
    database,
    clock,
    keys,
    caps,
    audit: createAudit({ database, clock, keys, consumers, catalogue }),
    publicUrl,
    contactAddress,
    payments,
    planTerms: createPlanTerms({ payments, clock }),
    mailer,
    botDefence,
    log,
    meter,
    translations: createTranslations({ raw: database.raw, translator, log }),
    sessions: createSessions({ database, clock, keys: keys.sessions }),
    consumers,
    passwords: createPasswords({ database, clock, hasher: options.hasher }),
    pins: createPins(keys.giftCards),
    tries: createTries({ database, clock, secret: keys.limits }),
    codes: createAuthorizationCodes({ database, clock }),
    challenges: createPasskeyChallenges({ database, clock }),
    resetCodes: createLinkCodes({ database, clock, purpose: 'password-reset', lifetime: 3_600_000 }),
    newsletterCodes: createLinkCodes({ database, clock, purpose: 'newsletter', lifetime: 48 * 3_600_000 }),
    smsCodes: createSmsCodes({ database, clock, secret: keys.limits }),
    smsSender,
    carts: createCartStore({ database, clock }),
    catalogue,
    browsing: browsing.catalogue,
    content: checked(sanitised(content, { usesCloudinary, pictureHost }), log),
    simulation,
    placings: createPlacings(),
    orders: createOrderBook(database, outbox.wake),
    outbox,
    funnel: createFunnelBook({ database, clock, generated: simulation.visits }),
    showsFunnel,
    offersExpress,
    hasFavorites,
    offersStockAlerts,
    showsLowestPrice,
    allowsMock,
    usesCloudinary,
    customiserUrl,
    payPalScript,
    decisionEngine,
    experiments: experimentNetwork && createExperiments({ network: experimentNetwork, clock, log }),
    socialGallery,
    welcomePoints,
    disclosesAccounts,
    changed,
  };
  const tasks = createTasks(deps);
  const retention = createRetention({
    database,
    clock,
    log,
    meter,
    retention: options.retention ?? defaultRetention,
    forgetCart: deps.carts.forget,
  });

  const idempotency = createIdempotencyKeys({ database, clock });
  const answer = serve({
    handlers: createHandlers(deps),
    contextOf: createContextOf(deps.sessions),
    admitWarehouse: createAdmitWarehouse(warehouseKey),
    bindKey: idempotency.bind,
    allowsMock,
    roleOf: createRoleOf(deps.sessions),
    onAnswer: meter.called,
    onRefusal: (refusal) => {
      log.info({ ...refusal }, 'refused');
      meter.refused(refusal.operation, refusal.errorId);
    },
    onDefect: (error, operation, correlationId) =>
      log.error({ operation, correlationId, error: errorFacts(error) }, 'an operation failed'),
  });

  const isAlone = database.engine === 'pglite';
  await recoverAll(deps, isAlone ? 0 : BROKEN_OFF);
  await deliverSentGiftCards(database.raw);
  await hashImportedPins(database, deps.pins);
  const lostPins = await countLostPins(database, deps.pins);
  if (lostPins > 0)
    log.error({ cards: lostPins }, 'gift cards have PINs of a key that is not configured: they cannot be used');
  const advance = async () => {
    await simulation.advanceOrders?.(deps);
    await simulation.restock?.(deps);
    await simulation.approveReviews?.();
  };
  await advance();
  await queueReturned(deps);
  await queueGallery(deps);
  const rounds = setInterval(() => {
    void recoverAll(deps, BROKEN_OFF)
      .then(advance)
      .then(() => queueReturned(deps))
      .then(() => queueGallery(deps))
      .then(() => outbox.run())
      .then(() => hashImportedPins(database, deps.pins))
      .then(() => deps.tries.tidy())
      .then(() => retention.round())
      .catch((error: unknown) => log.error({ error: errorFacts(error) }, 'the round failed'));
  }, ROUND);
  rounds.unref();
  outbox.wake();

  return {
    fetch: answer,
    onChange: (listener) => void listeners.push(listener),
    receiveSms: createSmsReplies(deps),
    backlog: () => backlogOf(database.raw, new Date(clock())),
    hasCatalogue: () => browsing.catalogue.model.styles.length > 0,
    close: async () => {
      clearInterval(rounds);
      await outbox.stop();
      await deps.experiments?.close();
      browsing.close();
    },
  };
}
