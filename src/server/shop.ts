import { join } from 'node:path';
import { createCommerce } from '#src/commerce/app.ts';
import { openDatabase } from '#src/commerce/db/connect.ts';
import { migrate } from '#src/commerce/db/migrate.ts';
import type { BotDefence } from '#src/commerce/bot-defence/bot-defence.ts';
import { createContentSystem } from '#src/commerce/content/content-system.ts';
import type { ContentSource } from '#src/commerce/content/content-source.ts';
import { createHttpBotDefence } from '#src/commerce/bot-defence/http-bot-defence.ts';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { createPayPalScript, PAYPAL_SCRIPT, type PayPalScript } from '#src/commerce/payments/paypal-script.ts';
import type { BotDefenceSandbox } from '#src/sandbox/bot-defence/bot-defence-sandbox.ts';
import type { DecisionEngine } from '#src/commerce/decisions/decision-engine.ts';
import { createHttpDecisionEngine } from '#src/commerce/decisions/http-decision-engine.ts';
import type { ExperimentNetwork } from '#src/commerce/experiments/experiment-network.ts';
import { createHttpExperimentNetwork } from '#src/commerce/experiments/http-experiment-network.ts';
import type { ExperimentSandbox } from '#src/sandbox/experiments/experiment-sandbox.ts';
import type { DecisionSandbox } from '#src/sandbox/decisions/decision-sandbox.ts';
import type { SocialGallerySandbox } from '#src/sandbox/social-gallery/social-gallery-sandbox.ts';
import type { TranslationSandbox } from '#src/sandbox/translation/translation-sandbox.ts';
import { createHttpSocialGallery } from '#src/commerce/social-gallery/http-social-gallery.ts';
import type { SocialGallery } from '#src/commerce/social-gallery/social-gallery.ts';
import { createHttpTranslator } from '#src/commerce/translation/http-translator.ts';
import type { Translator } from '#src/commerce/translation/translator.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import { measuredDatabase, measuredPayments } from './metrics/measured.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { isOn } from './modes.ts';
import { openContent } from './open-content.ts';
import { openImages } from './open-images.ts';
import { createPreviewAccess } from './preview/preview-access.ts';
import { assertNoDemo } from './production.ts';
import { openRemote } from './remote-shop.ts';
import { createSmtpMailer } from '#src/commerce/mail/smtp-mailer.ts';
import { keysOf } from './keys.ts';
import { keptSecret } from './secret.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import type { Shop } from './shop.types.ts';

/** Called while the shop opens for the first time: `done` of `total` steps of `what`. */
export type OnProgress = (what: string, done: number, total: number) => void;

type Fetch = (request: Request) => Promise<Response>;

/** Routes sandbox requests to the stand-ins by the first segment of their path; null if there are no stand-ins. */
function sandboxOf(
  standIns: Record<'guide' | 'mail' | 'payments' | 'bot-defence' | 'films' | 'customiser', Fetch | undefined>,
): Shop['sandbox'] {
  if (!Object.values(standIns).some(Boolean)) return null;
  const nobody: Fetch = async () => new Response(null, { status: 404 });
  return (request) => {
    const [, name] =
      /^\/sandbox\/(guide|mail|bot-defence|films|customiser)(\/|\.json$|$)/.exec(new URL(request.url).pathname) ?? [];
    return (standIns[(name ?? 'payments') as keyof typeof standIns] ?? nobody)(request);
  };
}

/** The configured bot defence; else the stand-in outside production; else none. */
/** The address of `Waymark <orders@example.com>`. */
const addressIn = (from: string): string => from.replace(/^.*<(.*)>$/, '$1');

function defenceOf(config: Config, standIn: BotDefenceSandbox | null): BotDefence | null {
  const { BOT_DEFENCE_URL: baseUrl, BOT_DEFENCE_KEY: apiKey = '' } = config;
  if (baseUrl) return createHttpBotDefence({ baseUrl, apiKey, fetch: (request) => fetch(request) });
  if (!standIn) return null;
  return createHttpBotDefence({
    baseUrl: `${config.PUBLIC_URL}/sandbox/bot-defence`,
    apiKey: standIn.apiKey,
    fetch: standIn.fetch,
    trustsNoToken: true,
  });
}

/** The configured content system; else none. */
function contentSystemOf(config: Config, log: Logger): ContentSource | null {
  const { CONTENT_API_URL: baseUrl, CONTENT_API_KEY: apiKey } = config;
  if (!baseUrl) return null;
  const { value: previewKey } = createPreviewAccess(config);
  return createContentSystem({ baseUrl, apiKey, previewKey, fetch: (request) => fetch(request), log });
}

/** The configured translator; else the stand-in outside production; else none. */
function translatorOf(config: Config, standIn: TranslationSandbox | null): Translator | null {
  const { TRANSLATION_URL: baseUrl, TRANSLATION_KEY: apiKey = '' } = config;
  if (baseUrl) return createHttpTranslator({ baseUrl, apiKey, fetch: (request) => fetch(request) });
  return standIn && createHttpTranslator({ baseUrl: 'http://sandbox', ...standIn });
}

/** The configured decision engine; else the stand-in outside production; else none. */
function decisionEngineOf(config: Config, standIn: DecisionSandbox | null): DecisionEngine | null {
  const { DECISION_ENGINE_URL: url, DECISION_ENGINE_CHANNEL: account = 'stand-in', PUBLIC_URL: origin } = config;
  if (!config.PERSONALISATION) return null;
  if (url) return createHttpDecisionEngine({ url, account, origin, fetch: (request) => fetch(request) });
  return standIn && createHttpDecisionEngine({ url: 'http://sandbox', account, origin, fetch: standIn.fetch });
}

/** The configured network of experiments; else the stand-in outside production; else none. */
function experimentNetworkOf(config: Config, standIn: ExperimentSandbox | null): ExperimentNetwork | null {
  const {
    EXPERIMENTS_SDK_KEY: sdkKey,
    EXPERIMENTS_DATAFILE_URL: datafiles = 'http://sandbox',
    EXPERIMENTS_EVENTS_URL: events = 'http://sandbox',
  } = config;
  if (!config.PERSONALISATION) return null;
  if (sdkKey) return createHttpExperimentNetwork({ datafiles, events, sdkKey, fetch: (request) => fetch(request) });
  return standIn && createHttpExperimentNetwork({ datafiles, events, ...standIn });
}

/** The configured social gallery; else the stand-in outside production; else none. */
function socialGalleryOf(config: Config, standIn: SocialGallerySandbox | null): SocialGallery | null {
  const {
    SOCIAL_GALLERY_URL: baseUrl,
    SOCIAL_GALLERY_KEY: apiKey = '',
    SOCIAL_GALLERY_CUSTOMER: customerId = '',
  } = config;
  if (baseUrl) return createHttpSocialGallery({ baseUrl, apiKey, customerId, fetch: (request) => fetch(request) });
  return standIn && createHttpSocialGallery({ baseUrl: 'http://sandbox', ...standIn });
}

/** PayPal's script, or that of its stand-in; null: PayPal is paid on its own page. */
function payPalScriptOf({ PAYPAL_CLIENT_ID, PAYPAL_INTENT: intent }: Config, hasStandIn: boolean): PayPalScript | null {
  if (PAYPAL_CLIENT_ID) return createPayPalScript({ address: PAYPAL_SCRIPT, clientId: PAYPAL_CLIENT_ID, intent });
  const address = '/sandbox/payments/v1/paypal.js';
  return hasStandIn ? createPayPalScript({ address, clientId: 'stand-in', intent }) : null;
}

/**
 * Opens everything that is only for trying out the shop. It is imported on demand, so that production never has it in
 * memory.
 */
async function openWorkshop(config: Config, database: Database, secret: string, onProgress: OnProgress) {
  const [{ openDemo }, { openSandbox }, { withSimulateHeader }] = await Promise.all([
    import('#src/demo/open-demo.ts'),
    import('#src/sandbox/open-sandbox.ts'),
    import('#src/sandbox/simulate-header.ts'),
  ]);
  const { MODE, DEMO_DAY_MINUTES, WAREHOUSE_KEY } = config;
  // Two warehouses would contradict each other.
  const isSimulated = isOn('warehouse', MODE) && DEMO_DAY_MINUTES > 0 && WAREHOUSE_KEY === undefined;
  const warehouseDay = isSimulated ? DEMO_DAY_MINUTES * 60_000 : null;
  const demo = isOn('demoData', MODE) ? await openDemo(database, { clock: Date.now, warehouseDay, onProgress }) : null;
  const sandbox = await openSandbox({ database, secret, publicUrl: config.PUBLIC_URL });
  const mailbox = isOn('mailbox', MODE) && !config.SMTP_URL ? sandbox.mailbox() : null;
  return {
    demo,
    guide: isOn('demoGuide', MODE) && demo ? sandbox.guide(demo.guide) : null,
    payments: isOn('sandboxPayments', MODE) && !config.PAYMENT_PROVIDER_URL ? sandbox.payments() : null,
    mailbox,
    smsSender: mailbox && sandbox.smsSender(mailbox),
    botDefence: isOn('botDefence', MODE) && !config.BOT_DEFENCE_URL ? sandbox.botDefence() : null,
    translation: isOn('translation', MODE) && !config.TRANSLATION_URL ? sandbox.translation() : null,
    decisions: isOn('decisions', MODE) && !config.DECISION_ENGINE_URL ? sandbox.decisions() : null,
    experiments: isOn('experiments', MODE) && !config.EXPERIMENTS_SDK_KEY ? sandbox.experiments() : null,
    socialGallery: isOn('socialGallery', MODE) && !config.SOCIAL_GALLERY_URL ? sandbox.socialGallery() : null,
    customiser: isOn('customiser', MODE) && demo && !config.CUSTOMISER_URL ? sandbox.customiser(demo.designs) : null,
    withSimulateHeader: isOn('simulateHeader', MODE) ? withSimulateHeader : null,
  };
}

/**
 * Opens the database, migrates its tables, and opens the shop on it. Throws a DemoFoundError in production if the
 * database holds the demo.
 */
export async function openShop(
  config: Config,
  log: Logger,
  onProgress: OnProgress = () => undefined,
  metrics: Metrics = noMetrics,
): Promise<Shop> {
  if (config.COMMERCE_API_URL) {
    const drawings = isOn('demoData', config.MODE) ? (await import('#src/demo/pictures/drawings.ts')).drawings : null;
    return openRemote(config, config.COMMERCE_API_URL, openImages(config, drawings, log), log);
  }
  const onLost = (error: Error) => log.warn({ error }, 'a connection to the database broke');
  const opened = await openDatabase({ url: config.DATABASE_URL, dataDir: join(config.DATA_DIR, 'db'), onLost });
  const database = metrics === noMetrics ? opened : measuredDatabase(opened, metrics);
  try {
    await migrate(database, onProgress);
    return await openOn(database, config, log, onProgress, metrics);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the shop on a database that is migrated. Closing the shop closes the database. */
export async function openOn(
  database: Database,
  config: Config,
  log: Logger,
  onProgress: OnProgress = () => undefined,
  metrics: Metrics = noMetrics,
): Promise<Shop> {
  const own = () => keptSecret('secret', config.DATA_DIR);
  if (config.MODE === 'production') await assertNoDemo(database);
  const workshop = config.MODE === 'production' ? null : await openWorkshop(config, database, own(), onProgress);
  const { demo = null, guide = null, payments: sandbox = null, mailbox = null, botDefence = null } = workshop ?? {};
  const system = contentSystemOf(config, log);
  const folders = [system ? undefined : demo?.content, config.CONTENT_DIR];
  const editors = openContent(
    folders.filter((one) => one !== undefined),
    system,
    log,
  );
  const payments = createHttpPaymentProvider({
    baseUrl: config.PAYMENT_PROVIDER_URL ?? `${config.PUBLIC_URL}/sandbox/payments`,
    apiKey: config.PAYMENT_PROVIDER_KEY ?? sandbox?.apiKey ?? '',
    webhookSecret: config.PAYMENT_WEBHOOK_SECRET ?? sandbox?.webhookSecret,
    fetch: sandbox ? sandbox.fetch : (request) => fetch(request),
    log,
  });
  const commerce = await createCommerce({
    database,
    clock: () => new Date(),
    keys: keysOf(config, own),
    payments: measuredPayments(payments, metrics),
    mailer: mailbox ?? createSmtpMailer({ url: config.SMTP_URL ?? '', from: config.MAIL_FROM }),
    // No provider is connected yet: without the sandbox's mailbox the shop sends no text messages (decision 059).
    smsSender: workshop?.smsSender ?? null,
    contactAddress: config.MAIL_CONTACT ?? addressIn(config.MAIL_FROM),
    botDefence: defenceOf(config, botDefence),
    translator: translatorOf(config, workshop?.translation ?? null),
    decisionEngine: decisionEngineOf(config, workshop?.decisions ?? null),
    experimentNetwork: experimentNetworkOf(config, workshop?.experiments ?? null),
    payPalScript: payPalScriptOf(config, sandbox !== null),
    socialGallery: socialGalleryOf(config, workshop?.socialGallery ?? null),
    publicUrl: config.PUBLIC_URL,
    log,
    meter: metrics,
    content: editors.content,
    ...(demo ? { simulation: demo.simulation } : {}),
    allowsMock: isOn('mock', config.MODE),
    showsFunnel: config.SHOW_FUNNEL ?? isOn('funnelPages', config.MODE),
    offersExpress: config.EXPRESS_CHECKOUT,
    hasFavorites: config.FAVORITES,
    offersStockAlerts: config.STOCK_ALERTS,
    showsLowestPrice: config.LOWEST_PRICE_NOTICE,
    usesCloudinary: config.CLOUDINARY_VIDEO,
    pictureHost: config.CONTENT_PICTURE_URL ? new URL(config.CONTENT_PICTURE_URL).hostname : null,
    customiserUrl: config.CUSTOMISER_URL ?? (workshop?.customiser ? `${config.PUBLIC_URL}/sandbox/customiser` : null),
    welcomePoints: config.WELCOME_POINTS,
    disclosesAccounts: config.ACCOUNT_LOOKUP,
    warehouseKey: config.WAREHOUSE_KEY ?? null,
    retention: config,
    caps: { alone: config.PRICE_ADJUSTMENT_CAPS, agreed: config.PRICE_ADJUSTMENT_AGREED_CAPS },
  });
  metrics.watch({ pool: database.pool, backlog: commerce.backlog });
  return {
    service: workshop?.withSimulateHeader?.(commerce.fetch) ?? commerce.fetch,
    images: openImages(config, demo?.drawings ?? null, log),
    sandbox: sandboxOf({
      guide: guide ?? undefined,
      mail: mailbox ? (request) => mailbox.fetch(request, commerce.receiveSms) : undefined,
      payments: sandbox?.fetch,
      'bot-defence': botDefence?.fetch,
      films: demo?.films,
      customiser: workshop?.customiser ?? undefined,
    }),
    hasDemoGuide: guide !== null,
    hasCatalogue: commerce.hasCatalogue,
    onChange: (listener) => {
      commerce.onChange(listener);
      editors.onChange(listener);
    },
    contentRevision: editors.revision,
    isReady: async () => (await database.raw('SELECT 1', [])).length === 1,
    close: async () => {
      editors.close();
      await commerce.close();
      await database.close();
    },
  };
}
