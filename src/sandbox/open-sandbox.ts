import { createCustomiserSandbox, type ReadDesigns } from './customiser/customiser-sandbox.ts';
import { createDecisionSandbox, type DecisionSandbox } from './decisions/decision-sandbox.ts';
import { createExperimentSandbox, type ExperimentSandbox } from './experiments/experiment-sandbox.ts';
import { createGuideSandbox } from './guide/guide-sandbox.ts';
import { createMailbox, type Mailbox, type MailStore } from './mail/mailbox.ts';
import { createBotDefenceSandbox, type BotDefenceSandbox } from './bot-defence/bot-defence-sandbox.ts';
import { createPaymentSandbox, type PaymentSandbox } from './payments/payment-sandbox.ts';
import type { RecordStore } from './payments/record-store.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import { createSmsSandbox } from './mail/sms-sandbox.ts';
import { createSocialGallerySandbox, type SocialGallerySandbox } from './social-gallery/social-gallery-sandbox.ts';
import type { GalleryStore } from './social-gallery/published.ts';
import { createTranslationSandbox, type TranslationSandbox } from './translation/translation-sandbox.ts';
import type { KeptMail } from './mail/mail.types.ts';

export interface SandboxOptions {
  database: Pick<Database, 'raw' | 'script'>;
  secret: string;
  /** The shop's address, without a trailing slash. */
  publicUrl: string;
}

export interface Sandbox {
  payments(): PaymentSandbox;
  mailbox(): Mailbox;
  smsSender: typeof createSmsSandbox;
  botDefence(): BotDefenceSandbox;
  translation(): TranslationSandbox;
  decisions(): DecisionSandbox;
  experiments(): ExperimentSandbox;
  socialGallery(): SocialGallerySandbox;
  guide: typeof createGuideSandbox;
  customiser(designs: ReadDesigns): (request: Request) => Promise<Response>;
}

/** The sandbox's memory in a table of its own: what it charged survives a restart, as a real provider's would. */
const recordsIn = ({ raw }: SandboxOptions['database']): RecordStore => ({
  get: async (key) =>
    (await raw<{ value: unknown }>('SELECT value FROM sandbox_records WHERE key = $1', [key]))[0]?.value,
  insertIfAbsent: async (key, value) => {
    const rows = await raw(
      'INSERT INTO sandbox_records (key, value) VALUES ($1, ($2::text)::jsonb) ON CONFLICT (key) DO NOTHING RETURNING key',
      [key, JSON.stringify(value)],
    );
    return rows.length === 1;
  },
});

/** The mailbox's memory, beside the sandbox's other records: a mail a key. */
const mailsIn = (database: SandboxOptions['database']): MailStore => {
  const read = (where: string, params: unknown[]) =>
    database.raw<{ value: KeptMail }>(
      `SELECT value FROM sandbox_records WHERE starts_with(key, 'mail:') AND ${where}`,
      params,
    );
  return {
    insertIfAbsent: async (mail) => void (await recordsIn(database).insertIfAbsent(`mail:${mail.id}`, mail)),
    forget: async (before) =>
      void (await database.raw(
        `DELETE FROM sandbox_records WHERE starts_with(key, 'mail:') AND value->>'sentAt' < $1`,
        [before.toISOString()],
      )),
    find: async (id) => (await read('key = $1', [`mail:${id}`]))[0]?.value ?? null,
    newest: async (count) =>
      (await read(`true ORDER BY value->>'sentAt' DESC LIMIT $1`, [count])).map(({ value }) => value),
  };
};

/** What authors published at the gallery, beside the sandbox's other records. */
const galleryIn = (database: SandboxOptions['database']): GalleryStore => ({
  get: recordsIn(database).get,
  set: async (key, value) =>
    void (await database.raw(
      `INSERT INTO sandbox_records (key, value) VALUES ($1, ($2::text)::jsonb)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [key, JSON.stringify(value)],
    )),
  under: async (prefix) =>
    (
      await database.raw<{ value: unknown }>('SELECT value FROM sandbox_records WHERE starts_with(key, $1)', [prefix])
    ).map(({ value }) => value),
});

const clock = (): Date => new Date();

/** Stand-ins for what a laptop cannot reach, and their table. Never in production. */
export async function openSandbox({ database, secret, publicUrl }: SandboxOptions): Promise<Sandbox> {
  await database.script('CREATE TABLE IF NOT EXISTS sandbox_records (key text PRIMARY KEY, value jsonb NOT NULL)');
  const records = recordsIn(database);
  return {
    payments: () =>
      createPaymentSandbox({
        store: records,
        secret,
        clock,
        publicBase: `${publicUrl}/sandbox/payments`,
        sendEvent: async (signedEvent) => {
          const response = await fetch(`${publicUrl}/cart/v1/paymentEvents`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ signedEvent }),
          });
          return response.ok;
        },
        isAllowedInProduction: true,
      }),
    mailbox: () => createMailbox({ store: mailsIn(database), clock }),
    smsSender: createSmsSandbox,
    botDefence: () =>
      createBotDefenceSandbox({ store: records, secret, clock, publicBase: `${publicUrl}/sandbox/bot-defence` }),
    translation: () => createTranslationSandbox(secret),
    decisions: () => createDecisionSandbox(clock),
    experiments: createExperimentSandbox,
    socialGallery: () => createSocialGallerySandbox(secret, publicUrl, galleryIn(database)),
    guide: createGuideSandbox,
    customiser: (designs) => createCustomiserSandbox({ designs, publicUrl }),
  };
}
