import { z } from 'zod';

/** `true` and `false` in words; anything else is refused rather than guessed. */
const flag = z.enum(['true', 'false'], 'is true or false').transform((word) => word === 'true');

const between = (from: number, to: number, kind: 'number' | 'whole number') => {
  const says = `is a ${kind} from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}`;
  return z.string().regex(kind === 'number' ? /^\d+(\.\d+)?$/ : /^\d+$/, says).transform(Number).pipe(z.number().min(from, says).max(to, says));
};

const whole = (from: number, to: number) => between(from, to, 'whole number');

const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `is no address like ${example}` });

const secret = (length: number) => z.string().min(length, `has fewer than ${length} characters`);

const schema = z
  .object({
    MODE: z.enum(['demo', 'development', 'production'], 'is demo, development or production').default('demo'),
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    PUBLIC_URL: address(/^https?$/, 'https://shop.example.com').optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/waymark').optional(),
    COMMERCE_API_URL: address(/^https?$/, 'https://commerce.example.com').optional(),
    PAYMENT_PROVIDER_URL: address(/^https?$/, 'https://pay.example.com').optional(),
    PAYMENT_PROVIDER_KEY: secret(16).optional(),
    BOT_DEFENCE_URL: address(/^https?$/, 'https://shop.example.com/defence').optional(),
    BOT_DEFENCE_KEY: secret(16).optional(),
    SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.com').optional(),
    MAIL_FROM: z.string().regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'is no address like Waymark <orders@example.com>').default('Waymark <orders@waymark.example>'),
    TOKEN_SECRET: secret(32).optional(),
    TRUST_PROXY: flag.default(false),
    INSPECT: flag.default(false),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'is silent, error, warn, info or debug').default('info'),
    PAGE_CACHE_MB: whole(0, 4096).default(96),
    RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000_000).default(600),
    SHOW_FUNNEL: flag.optional(),
    DEMO_DAY_MINUTES: between(0, 1440, 'number').default(10),
    EXPRESS_CHECKOUT: flag.default(true),
  })
  .superRefine((value, context) => {
    if (value.MODE !== 'production') return;
    for (const name of ['PUBLIC_URL', 'TOKEN_SECRET', 'PAYMENT_PROVIDER_URL', 'PAYMENT_PROVIDER_KEY'] as const) {
      if (value[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is required in production' });
    }
    if (value.BOT_DEFENCE_URL && !value.BOT_DEFENCE_KEY) context.addIssue({ code: 'custom', path: ['BOT_DEFENCE_KEY'], message: 'is required with BOT_DEFENCE_URL' });
    // The service at COMMERCE_API_URL writes its own letters.
    if (!value.SMTP_URL && !value.COMMERCE_API_URL) context.addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'is required in production' });
    if (!value.DATABASE_URL && !value.COMMERCE_API_URL) {
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'is required in production' });
    }
  });

export type Config = Omit<z.infer<typeof schema>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Names every wrong variable, one a line. */
export class ConfigError extends Error {}

/** Reads and validates the whole configuration once; throws a ConfigError with a line per wrong value. See .env.example. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (result.success) {
    return { ...result.data, PUBLIC_URL: result.data.PUBLIC_URL ?? `http://localhost:${result.data.PORT}` };
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration has ${lines.length === 1 ? 'an error' : `${lines.length} errors`}:\n${lines.join('\n')}\n.env.example explains every variable.`);
}
