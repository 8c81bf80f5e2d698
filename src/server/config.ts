import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { KeyRing } from '#src/commerce/keys.ts';
import {
  defaultRetention,
  durationOf,
  type Retention,
  type RetentionSetting,
  retentionSettings,
} from '#src/commerce/retention/rules.ts';
import { PAYPAL_ORIGIN } from '#src/commerce/payments/paypal-script.ts';
import { defaultWelcomePoints } from '#src/commerce/loyalty/welcome.ts';
import { defaultCaps, type StoreRole, storeRoles, workshopCaps } from '#src/commerce/stores/adjustment-caps.ts';
import { isOn, modes } from './modes.ts';
import { readNetworks } from './networks.ts';

/** Accepts `true` or `false`; refuses any other word. */
const flag = z.enum(['true', 'false'], 'is true or false').transform((word) => word === 'true');

const between = (from: number, to: number, kind: 'number' | 'whole number') => {
  const says = `is a ${kind} from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}`;
  return z
    .string()
    .regex(kind === 'number' ? /^\d+(\.\d+)?$/ : /^\d+$/, says)
    .transform(Number)
    .pipe(z.number().min(from, says).max(to, says));
};

const whole = (from: number, to: number) => between(from, to, 'whole number');

const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `is no address like ${example}` });

/**
 * Accepts the address of a whole site, also with a slash at its end. Returns its origin, to which the shop appends
 * paths.
 */
const site = (protocol: RegExp, example: string) =>
  address(protocol, example).transform((text, context) => {
    const { origin, href } = new URL(text);
    if (href === `${origin}/`) return origin;
    context.addIssue({ code: 'custom', message: `is no address without a path, like ${example}` });
    return z.NEVER;
  });

/** Parses `90d` and the like into milliseconds; null for `never`. */
const duration = z.string().transform((text, context) => {
  const milliseconds = durationOf(text);
  if (milliseconds !== undefined) return milliseconds;
  context.addIssue({ code: 'custom', message: 'is a duration like 48h, 90d or 10y, or never' });
  return z.NEVER;
});

const retention = Object.fromEntries(retentionSettings.map((setting) => [setting, duration.optional()])) as Record<
  RetentionSetting,
  z.ZodOptional<typeof duration>
>;

const secret = (length: number) => z.string().min(length, `has fewer than ${length} characters`);

/** Parses one or more keys, separated by commas. */
const accessKeys = z
  .string()
  .regex(
    /^[!-+\--~]{16,200}(,[!-+\--~]{16,200})*$/,
    'is a list of keys of 16 to 200 letters, digits and signs, like KEY,KEY',
  )
  .transform((list) => list.split(','));

/** Parses one or more `ID:SECRET`, separated by commas. The first key signs; all keys verify. */
const keyRing = z.string().transform((list, context): KeyRing => {
  const keys = list.split(',').map((text) => /^\s*([A-Za-z0-9]{1,16}):(.{32,})$/.exec(text.trimEnd()));
  const [first, ...others] = keys.flatMap((found) => (found ? [{ id: found[1] ?? '', secret: found[2] ?? '' }] : []));
  const ids = new Set(keys.map((found) => found?.[1]));
  if (first && keys.every((found) => found !== null) && ids.size === keys.length) return [first, ...others];
  context.addIssue({
    code: 'custom',
    message:
      'is a list like k2:SECRET,k1:SECRET of different ids (letters and digits) and secrets of at least 32 characters',
  });
  return z.NEVER;
});

/** Reads a file of 1 to `most` bytes. */
const contentOfFile = (most: number) =>
  z.string().transform((path, context) => {
    try {
      const content = readFileSync(path);
      if (content.length > 0 && content.length <= most) return content;
    } catch {
      // The message is the same for a file that is not there.
    }
    context.addIssue({ code: 'custom', message: `is no file that can be read, of 1 to ${most} bytes` });
    return z.NEVER;
  });

function isReadableFolder(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}

const folderPath = z.string().refine(isReadableFolder, 'is no folder that can be read');

/** True for `https://pay.example.com`: no path, no wildcard, nothing that ends a directive of a policy. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z\d.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Parses one or more origins, separated by commas. */
const origins = z
  .string()
  .transform((list) => list.split(',').map((text) => text.trim()))
  .refine((list) => list.every(isOrigin), 'is a list of origins like https://pay.example.com,https://www.paypal.com');

/** Parses `associate:20,manager:50`, whole percent by role. A role that is not named gets the default of the mode. */
const percentByRole = z.string().transform((list, context): Partial<Record<StoreRole, number>> => {
  const given = list.split(',').map((text) => /^\s*([a-z]+)\s*:\s*(\d{1,3})\s*$/.exec(text));
  const caps = given.flatMap((found) =>
    storeRoles.filter((role) => role === found?.[1]).map((role) => [role, Number(found?.[2])] as const),
  );
  const named = new Set(caps.map(([role]) => role));
  if (named.size === given.length && caps.every(([, percent]) => percent <= 100)) return Object.fromEntries(caps);
  context.addIssue({
    code: 'custom',
    message: `is a list like associate:20,manager:50 of roles (${storeRoles.join(', ')}) and whole percent from 0 to 100`,
  });
  return z.NEVER;
});

/**
 * Requires a list of networks. `true` would trust any proxy, so anybody who can reach the shop could forge an address.
 */
const proxies = z
  .string()
  .optional()
  .transform((list, context) => {
    const isTrusted = list === undefined ? () => false : readNetworks(list);
    if (isTrusted) return isTrusted;
    context.addIssue({
      code: 'custom',
      message:
        'is a list of networks like loopback, private or 10.0.0.0/8,2001:db8::/32; leave it out where no proxy stands before the shop',
    });
    return z.NEVER;
  });

/** True if others can read the traffic between the browser and the shop: http, and not on the same machine. */
function isReadOnTheWay(publicUrl: string): boolean {
  const address = URL.parse(publicUrl);
  return address?.protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(address.hostname);
}

const schema = z
  .object({
    MODE: z.enum(modes, 'is demo, development or production').default('demo'),
    PORT: whole(0, 65_535).default(3000),
    SERVICE_PORT: whole(0, 65_535).default(4000),
    HOST: z.string().min(1).optional(),
    PUBLIC_URL: site(/^https?$/, 'https://shop.example.com').optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/waymark').optional(),
    COMMERCE_API_URL: site(/^https?$/, 'https://commerce.example.com').optional(),
    ACCESS_KEYS: accessKeys.default([]),
    PAYMENT_PROVIDER_URL: address(/^https?$/, 'https://pay.example.com').optional(),
    PAYMENT_PROVIDER_KEY: secret(16).optional(),
    PAYMENT_WEBHOOK_SECRET: secret(32).optional(),
    PAYMENT_SCRIPT_ORIGINS: origins.default([]),
    PAYMENT_PAGE_ORIGINS: origins.default([]),
    PAYPAL_CLIENT_ID: z
      .string()
      .regex(/^[\w-]{10,120}$/, 'is no client id of PayPal')
      .optional(),
    PAYPAL_INTENT: z.enum(['authorize', 'capture'], 'is authorize or capture').default('authorize'),
    /** The content of the file. */
    APPLE_PAY_DOMAIN_FILE: contentOfFile(64 * 1024).optional(),
    BOT_DEFENCE_URL: address(/^https?$/, 'https://shop.example.com/defence').optional(),
    BOT_DEFENCE_KEY: secret(16).optional(),
    TRANSLATION_URL: address(/^https?$/, 'https://translate.example.com').optional(),
    TRANSLATION_KEY: secret(16).optional(),
    DECISION_ENGINE_URL: address(/^https?$/, 'https://engine.example.com/api/engine/v1/decide/waymark').optional(),
    DECISION_ENGINE_CHANNEL: z
      .string()
      .regex(/^[\w./-]{3,120}$/, 'is no channel like a-701b337c/p/shop.example.com')
      .optional(),
    EXPERIMENTS_SDK_KEY: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no SDK key')
      .optional(),
    EXPERIMENTS_DATAFILE_URL: address(/^https?$/, 'https://cdn.example.com/datafiles').optional(),
    EXPERIMENTS_EVENTS_URL: address(/^https?$/, 'https://events.example.com/v1/events').optional(),
    SOCIAL_GALLERY_URL: address(/^https?$/, 'https://gallery.example.com').optional(),
    SOCIAL_GALLERY_KEY: secret(16).optional(),
    SOCIAL_GALLERY_CUSTOMER: z
      .string()
      .regex(/^[\w-]{1,60}$/, 'is no id of a customer of the gallery')
      .optional(),
    SOCIAL_GALLERY_IMAGE_ORIGINS: origins.default([]),
    CUSTOMISER_URL: address(/^https?$/, 'https://design.example.com').optional(),
    WAREHOUSE_KEY: z
      .string()
      .regex(/^[!-~]{32,200}$/, 'is a key of 32 to 200 letters, digits and signs')
      .optional(),
    CONTENT_DIR: folderPath.optional(),
    CONTENT_API_URL: site(/^https?$/, 'https://content.example.com').optional(),
    CONTENT_API_KEY: secret(16).optional(),
    CONTENT_PICTURE_URL: address(/^https$/, 'https://pictures.example.com').optional(),
    PREVIEW_KEY: secret(16).optional(),
    SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.com').optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'is no address like Waymark <orders@example.com>')
      .default('Waymark <orders@waymark.example>'),
    MAIL_CONTACT: z.email('is no address like help@example.com').optional(),
    SESSION_KEYS: keyRing.optional(),
    ORDER_LINK_KEYS: keyRing.optional(),
    GIFT_CARD_KEYS: keyRing.optional(),
    TRUST_PROXY: proxies,
    INSPECT: flag.default(false),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], 'is silent, error, warn, info or debug')
      .default('info'),
    DRAIN_SECONDS: between(0, 300, 'number').default(1),
    METRICS_PORT: whole(0, 65_535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    PAGE_CACHE_MB: whole(0, 4096).default(96),
    RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000_000).default(600),
    SHOW_FUNNEL: flag.optional(),
    DEMO_DAY_MINUTES: between(0, 1440, 'number').default(10),
    EXPRESS_CHECKOUT: flag.default(true),
    FAVORITES: flag.default(true),
    TOAST_SECONDS: between(1, 600, 'number').default(6),
    STOCK_ALERTS: flag.default(true),
    LOWEST_PRICE_NOTICE: flag.default(true),
    PERSONALISATION: flag.default(true),
    CLOUDINARY_VIDEO: flag.default(false),
    WELCOME_POINTS: whole(0, 1_000_000).default(defaultWelcomePoints),
    ACCOUNT_LOOKUP: flag.default(true),
    PRICE_ADJUSTMENT_CAPS: percentByRole.optional(),
    PRICE_ADJUSTMENT_AGREED_CAPS: percentByRole.optional(),
    ...retention,
  })
  .superRefine((value, context) => {
    for (const path of ['PAYMENT_SCRIPT_ORIGINS', 'PAYMENT_PAGE_ORIGINS'] as const)
      if (value.PAYPAL_CLIENT_ID && !value[path].includes(PAYPAL_ORIGIN))
        context.addIssue({ code: 'custom', path: [path], message: `needs ${PAYPAL_ORIGIN} with PAYPAL_CLIENT_ID` });
    // The orders of the stand-in are unknown to PayPal.
    if (value.PAYPAL_CLIENT_ID && !value.PAYMENT_PROVIDER_URL && !value.COMMERCE_API_URL)
      context.addIssue({
        code: 'custom',
        path: ['PAYMENT_PROVIDER_URL'],
        message: 'is required with PAYPAL_CLIENT_ID',
      });
    for (const path of ['SOCIAL_GALLERY_KEY', 'SOCIAL_GALLERY_CUSTOMER'] as const)
      if (value.SOCIAL_GALLERY_URL && !value[path])
        context.addIssue({ code: 'custom', path: [path], message: 'is required with SOCIAL_GALLERY_URL' });
    if (value.MODE !== 'production') return;
    // The service at COMMERCE_API_URL has its own payment provider.
    const required = value.COMMERCE_API_URL
      ? (['PUBLIC_URL'] as const)
      : (['PUBLIC_URL', 'PAYMENT_PROVIDER_URL', 'PAYMENT_PROVIDER_KEY'] as const);
    for (const name of required) {
      if (value[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is required in production' });
    }
    if (value.PUBLIC_URL !== undefined && isReadOnTheWay(value.PUBLIC_URL))
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message:
          'begins with https:// in production, except on this machine itself: without it anybody on the way reads passwords',
      });
    if (value.BOT_DEFENCE_URL && !value.BOT_DEFENCE_KEY)
      context.addIssue({ code: 'custom', path: ['BOT_DEFENCE_KEY'], message: 'is required with BOT_DEFENCE_URL' });
    if (value.DECISION_ENGINE_URL && !value.DECISION_ENGINE_CHANNEL)
      context.addIssue({
        code: 'custom',
        path: ['DECISION_ENGINE_CHANNEL'],
        message: 'is required with DECISION_ENGINE_URL',
      });
    for (const name of ['EXPERIMENTS_DATAFILE_URL', 'EXPERIMENTS_EVENTS_URL'] as const)
      if (value.EXPERIMENTS_SDK_KEY && !value[name])
        context.addIssue({ code: 'custom', path: [name], message: 'is required with EXPERIMENTS_SDK_KEY' });
    if (value.TRANSLATION_URL && !value.TRANSLATION_KEY)
      context.addIssue({ code: 'custom', path: ['TRANSLATION_KEY'], message: 'is required with TRANSLATION_URL' });
    if (!value.COMMERCE_API_URL) {
      const rings = ['SESSION_KEYS', 'ORDER_LINK_KEYS', 'GIFT_CARD_KEYS'] as const;
      for (const name of rings) {
        if (value[name] === undefined)
          context.addIssue({
            code: 'custom',
            path: [name],
            message: 'is required in production, as k1:SECRET with a secret of at least 32 characters',
          });
      }
      const seen = new Map<string, string>();
      for (const name of rings) {
        const other = value[name]?.map(({ secret: one }) => seen.get(one)).find((found) => found !== undefined);
        if (other)
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `has a secret of ${other}: each needs secrets of its own`,
          });
        for (const { secret: one } of value[name] ?? []) seen.set(one, name);
      }
    }
    // The service at COMMERCE_API_URL sends its own e-mails.
    if (!value.SMTP_URL && !value.COMMERCE_API_URL)
      context.addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'is required in production' });
    if (!value.DATABASE_URL && !value.COMMERCE_API_URL) {
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'is required in production' });
    }
  });

export type Config = Omit<
  z.infer<typeof schema>,
  'PUBLIC_URL' | 'HOST' | 'METRICS_PORT' | 'PRICE_ADJUSTMENT_CAPS' | 'PRICE_ADJUSTMENT_AGREED_CAPS' | RetentionSetting
> &
  Retention & {
    PRICE_ADJUSTMENT_CAPS: Record<StoreRole, number>;
    PRICE_ADJUSTMENT_AGREED_CAPS: Record<StoreRole, number>;
    PUBLIC_URL: string;
    HOST: string;
    /** 0 if the metrics are off. */ METRICS_PORT: number;
  };

/** The message names every wrong variable, one a line. */
export class ConfigError extends Error {}

/** Settings that delete customers' data. Outside production the customers are invented, and are not deleted. */
const ofCustomers: readonly RetentionSetting[] = [
  'RETENTION_ACCOUNTS',
  'RETENTION_CUSTOMER_CARTS',
  'RETENTION_SAVED_CARDS',
];

/** Uses the mode's default for each retention time that is not set. */
function keptAsGiven(data: z.infer<typeof schema>): Retention {
  const defaultOf = (setting: RetentionSetting) =>
    isOn('lastingCustomers', data.MODE) && ofCustomers.includes(setting) ? null : defaultRetention[setting];
  const given = (setting: RetentionSetting) => (data[setting] === undefined ? defaultOf(setting) : data[setting]);
  return Object.fromEntries(retentionSettings.map((setting) => [setting, given(setting)])) as Retention;
}

/** Uses the mode's default for each role that is not set. */
function capsAsGiven({ MODE, PRICE_ADJUSTMENT_CAPS, PRICE_ADJUSTMENT_AGREED_CAPS }: z.infer<typeof schema>) {
  const { alone, agreed } = MODE === 'production' ? defaultCaps : workshopCaps;
  return {
    PRICE_ADJUSTMENT_CAPS: { ...alone, ...PRICE_ADJUSTMENT_CAPS },
    PRICE_ADJUSTMENT_AGREED_CAPS: { ...agreed, ...PRICE_ADJUSTMENT_AGREED_CAPS },
  };
}

/**
 * Reads and validates the whole configuration once. Throws a ConfigError with a line per wrong value. See .env.example.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  if (env['TOKEN_SECRET'])
    throw new ConfigError(
      'TOKEN_SECRET is not read any more: write SESSION_KEYS=k1:SECRET, ORDER_LINK_KEYS=k1:ANOTHER and GIFT_CARD_KEYS=k1:A_THIRD (docs/operating.md, Rotate keys).',
    );
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (result.success) {
    const { data } = result;
    return {
      ...data,
      ...keptAsGiven(data),
      ...capsAsGiven(data),
      // The sandbox's mailbox shows everybody's e-mail. So only production listens on all interfaces, unless HOST is
      // set.
      HOST: data.HOST ?? (data.MODE === 'production' ? '0.0.0.0' : '127.0.0.1'),
      METRICS_PORT: data.METRICS_PORT ?? (data.MODE === 'production' ? 9464 : 0),
      PUBLIC_URL: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    };
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(
    `The configuration has ${lines.length === 1 ? 'an error' : `${lines.length} errors`}:\n${lines.join('\n')}\n.env.example explains every variable.`,
  );
}
