import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#src/server/config.ts';

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  DATABASE_URL: 'postgres://shop@localhost/shop',
  SESSION_KEYS: `k1:${'a'.repeat(32)}`,
  ORDER_LINK_KEYS: `k1:${'b'.repeat(32)}`,
  GIFT_CARD_KEYS: `k1:${'c'.repeat(32)}`,
  PAYMENT_PROVIDER_URL: 'https://pay.example.com',
  PAYMENT_PROVIDER_KEY: 'a key of sixteen characters',
  SMTP_URL: 'smtps://mail.example.com',
};

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      MODE: 'demo',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
    });
    expect(readConfig({}).TRUST_PROXY('127.0.0.1')).toBe(false);
  });

  it('uses the port in its default public address', () =>
    expect(readConfig({ PORT: '4010' }).PUBLIC_URL).toBe('http://localhost:4010'));

  it.each([
    [{}, '127.0.0.1'],
    [{ MODE: 'development' }, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [production, '0.0.0.0'],
    [{ ...production, HOST: '10.0.0.7' }, '10.0.0.7'],
  ])('of %j listens on %s', (env, host) => expect(readConfig(env).HOST).toBe(host));

  it.each([
    'http://shop.example.com',
    'http://192.168.1.4:3000',
    'http://localhost.example.com',
    'http://127.example.com',
  ])('refuses a production at %s', (PUBLIC_URL) => {
    expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow('PUBLIC_URL: begins with https:// in production');
    expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  });

  it.each(['https://shop.example.com', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'accepts a production at %s',
    (PUBLIC_URL) => expect(readConfig({ ...production, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL),
  );

  it.each(['shop.example.com', 'https://', 'localhost:3000'])(
    'names PUBLIC_URL in production if it is %s',
    (PUBLIC_URL) =>
      expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow(
        'The configuration has an error:\n  PUBLIC_URL: is no address like https://shop.example.com\n',
      ),
  );

  it.each(['PUBLIC_URL', 'COMMERCE_API_URL', 'CONTENT_API_URL'])(
    'reads %s with a slash at its end, and refuses it with more',
    (name) => {
      expect(readConfig({ ...production, [name]: 'https://Waymark.example.com/' })).toMatchObject({
        [name]: 'https://waymark.example.com',
      });
      for (const more of ['waymark.example.com/shop', 'waymark.example.com/?a=1', 'me:secret@waymark.example.com'])
        expect(() => readConfig({ ...production, [name]: `https://${more}` })).toThrow(
          `The configuration has an error:\n  ${name}: is no address without a path, like https://`,
        );
    },
  );

  it('reads an empty variable as one that is not set', () =>
    expect(readConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined());

  it.each([
    ['PORT', 'eighty', 'is a whole number from 0 to 65,535'],
    ['PORT', '0x50', 'is a whole number from 0 to 65,535'],
    ['PAGE_CACHE_MB', '-3', 'is a whole number from 0 to 4,096'],
    ['DATABASE_URL', 'localhost', 'is no address like postgres://user:password@localhost:5432/waymark'],
    ['LOG_LEVEL', 'loud', 'is silent, error, warn, info or debug'],
    ...['true', '10.0.0.0/33', 'proxy.example', 'private,,'].map((list) => [
      'TRUST_PROXY',
      list,
      'is a list of networks like loopback, private or 10.0.0.0/8,2001:db8::/32; leave it out where no proxy stands before the shop',
    ]),
  ])('lists the valid values of %s if it is %s', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(`The configuration has an error:\n  ${name}: ${words}\n`);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'not an address'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['COMMERCE_API_URL', 'ftp://example.com'],
    ['SESSION_KEYS', 'short'],
    ['ACCESS_KEYS', 'short'],
    ['ACCESS_KEYS', 'access-key-of-the-shop,'],
    ['ACCESS_KEYS', 'access-key with a space'],
    ['WAREHOUSE_KEY', 'w'.repeat(31)],
    ['WAREHOUSE_KEY', `${'w'.repeat(32)} with spaces`],
    ['TRUST_PROXY', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MODE', 'test'],
  ])('names %s if it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The configuration has an error:\\n {2}${name}: `));
  });

  it('reads access keys as a list, which is empty unless configured', () => {
    expect(readConfig({}).ACCESS_KEYS).toEqual([]);
    expect(readConfig({ ACCESS_KEYS: 'first-access-key,second-access-key' }).ACCESS_KEYS).toEqual([
      'first-access-key',
      'second-access-key',
    ]);
  });

  it('names every wrong value at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/2 errors:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  });

  it('refuses a production that would run on the sandbox', () => {
    expect(() => readConfig({ MODE: 'production' })).toThrow(
      /PUBLIC_URL[\s\S]*PAYMENT_PROVIDER_URL[\s\S]*SESSION_KEYS[\s\S]*GIFT_CARD_KEYS[\s\S]*SMTP_URL[\s\S]*DATABASE_URL/,
    );
  });

  it('keeps personal data for the times of the mode unless configured', () => {
    expect(readConfig({})).toMatchObject({ RETENTION_GUEST_CARTS: 7_776_000_000, RETENTION_ACCOUNTS: null });
    expect(
      readConfig({ RETENTION_GUEST_CARTS: '48h', RETENTION_ACCOUNTS: '1y', RETENTION_OUTBOX: 'never' }),
    ).toMatchObject({
      RETENTION_GUEST_CARTS: 172_800_000,
      RETENTION_ACCOUNTS: 31_557_600_000,
      RETENTION_OUTBOX: null,
    });
    expect(() => readConfig({ RETENTION_ORDERS: 'ten years' })).toThrow(
      'RETENTION_ORDERS: is a duration like 48h, 90d or 10y, or never',
    );
  });

  it('caps price adjustments by role and mode, and accepts other caps for named roles', () => {
    const caps = (env: Record<string, string>) => {
      const { PRICE_ADJUSTMENT_CAPS: alone, PRICE_ADJUSTMENT_AGREED_CAPS: agreed } = readConfig(env);
      return [alone, agreed];
    };
    expect(caps({})).toEqual([
      { associate: 20, manager: 50 },
      { associate: 100, manager: 100 },
    ]);
    expect(caps({ MODE: 'development' })).toEqual(caps({}));
    expect(caps(production)).toEqual([
      { associate: 10, manager: 30 },
      { associate: 50, manager: 100 },
    ]);
    expect(caps({ ...production, PRICE_ADJUSTMENT_CAPS: 'manager:40' })).toEqual([
      { associate: 10, manager: 40 },
      { associate: 50, manager: 100 },
    ]);
    expect(
      caps({ PRICE_ADJUSTMENT_CAPS: ' associate: 0 , manager:100', PRICE_ADJUSTMENT_AGREED_CAPS: 'associate:0' }),
    ).toEqual([
      { associate: 0, manager: 100 },
      { associate: 0, manager: 100 },
    ]);
  });

  it.each([
    '20',
    'associate:101',
    'associate:-1',
    'associate:5.5',
    'boss:20',
    'associate:10,associate:20',
    'associate:20,',
  ])('refuses %s for caps', (list) => {
    for (const name of ['PRICE_ADJUSTMENT_CAPS', 'PRICE_ADJUSTMENT_AGREED_CAPS'])
      expect(() => readConfig({ [name]: list })).toThrow(
        `${name}: is a list like associate:20,manager:50 of roles (associate, manager) and whole percent from 0 to 100`,
      );
  });

  it.each([
    'https://pay.example.com/',
    'https://pay.example.com/v1',
    'pay.example.com',
    '*',
    "'unsafe-inline'",
    'data:',
    'https://a.example,',
    'https://a.example; script-src *',
    'https://*.example.com',
  ])('refuses %s for origins of the payment provider', (list) => {
    for (const name of ['PAYMENT_SCRIPT_ORIGINS', 'PAYMENT_PAGE_ORIGINS'])
      expect(() => readConfig({ [name]: list })).toThrow(ConfigError);
  });

  it('reads origins of the payment provider as a list', () => {
    const { PAYMENT_SCRIPT_ORIGINS, PAYMENT_PAGE_ORIGINS } = readConfig({
      PAYMENT_SCRIPT_ORIGINS: 'https://pay.example.com',
      PAYMENT_PAGE_ORIGINS: 'https://pay.example.com, https://www.paypal.com',
    });
    expect(PAYMENT_SCRIPT_ORIGINS).toEqual(['https://pay.example.com']);
    expect(PAYMENT_PAGE_ORIGINS).toEqual(['https://pay.example.com', 'https://www.paypal.com']);
  });

  describe('with a client id of PayPal', () => {
    const given = {
      PAYPAL_CLIENT_ID: 'client-id-of-the-shop',
      PAYMENT_PROVIDER_URL: 'https://pay.example.com',
      PAYMENT_SCRIPT_ORIGINS: 'https://www.paypal.com',
      PAYMENT_PAGE_ORIGINS: 'https://www.paypal.com',
    };

    it('authorises unless told to capture', () => {
      expect(readConfig(given)).toMatchObject({ PAYPAL_INTENT: 'authorize' });
      expect(readConfig({ ...given, PAYPAL_INTENT: 'capture' })).toMatchObject({ PAYPAL_INTENT: 'capture' });
      expect(() => readConfig({ ...given, PAYPAL_INTENT: 'sale' })).toThrow('PAYPAL_INTENT: is authorize or capture');
    });

    it.each(['PAYMENT_SCRIPT_ORIGINS', 'PAYMENT_PAGE_ORIGINS', 'PAYMENT_PROVIDER_URL'])('needs %s', (name) => {
      const { [name]: _one, ...others } = given as Record<string, string>;
      expect(() => readConfig(others)).toThrow(`${name}: `);
    });

    it('refuses an id that could be more than one', () => {
      expect(() => readConfig({ ...given, PAYPAL_CLIENT_ID: 'shop&merchant-id=x' })).toThrow(
        'PAYPAL_CLIENT_ID: is no client id of PayPal',
      );
    });
  });

  it.each(['no-such-file', '.', '/dev/null', 'package-lock.json'])('refuses %s as the file of Apple Pay', (path) => {
    expect(() => readConfig({ APPLE_PAY_DOMAIN_FILE: path })).toThrow(
      'APPLE_PAY_DOMAIN_FILE: is no file that can be read, of 1 to 65536 bytes',
    );
  });

  it.each(['no-such-folder', 'package.json'])('refuses %s as the folder of content', (CONTENT_DIR) =>
    expect(() => readConfig({ CONTENT_DIR })).toThrow('CONTENT_DIR: is no folder that can be read'),
  );

  it('is documented, every variable of it', () => {
    // Those of `npm run test:provider` are no variables of the shop.
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#?(?!TEST_)([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    const known = Object.keys(
      readConfig({
        DATABASE_URL: 'postgres://localhost/shop',
        COMMERCE_API_URL: 'http://localhost',
        PAYMENT_PROVIDER_URL: 'http://localhost',
        PAYMENT_PROVIDER_KEY: 'x'.repeat(16),
        PAYMENT_WEBHOOK_SECRET: 'x'.repeat(32),
        PAYMENT_SCRIPT_ORIGINS: 'https://www.paypal.com',
        PAYMENT_PAGE_ORIGINS: 'https://www.paypal.com',
        PAYPAL_CLIENT_ID: 'client-id-of-the-shop',
        APPLE_PAY_DOMAIN_FILE: 'LICENSE',
        SESSION_KEYS: `k1:${'x'.repeat(32)}`,
        ORDER_LINK_KEYS: `k1:${'y'.repeat(32)}`,
        GIFT_CARD_KEYS: `k1:${'z'.repeat(32)}`,
        SMTP_URL: 'smtp://localhost',
        MAIL_CONTACT: 'help@example.com',
        SHOW_FUNNEL: 'true',
        BOT_DEFENCE_URL: 'https://shop.example/defence',
        BOT_DEFENCE_KEY: 'k'.repeat(16),
        TRANSLATION_URL: 'https://translate.example',
        TRANSLATION_KEY: 'k'.repeat(16),
        DECISION_ENGINE_URL: 'https://engine.example/api/engine/v1/decide/waymark',
        DECISION_ENGINE_CHANNEL: 'a-701b337c/p/shop.example',
        EXPERIMENTS_SDK_KEY: 'Wm3xAmpLe',
        EXPERIMENTS_DATAFILE_URL: 'https://cdn.example/datafiles',
        EXPERIMENTS_EVENTS_URL: 'https://events.example/v1/events',
        SOCIAL_GALLERY_URL: 'https://gallery.example',
        SOCIAL_GALLERY_KEY: 'k'.repeat(16),
        SOCIAL_GALLERY_CUSTOMER: 'waymark',
        SOCIAL_GALLERY_IMAGE_ORIGINS: 'https://pictures.example',
        CUSTOMISER_URL: 'https://design.example',
        PREVIEW_KEY: 'a value of editors',
        WAREHOUSE_KEY: 'w'.repeat(32),
        CONTENT_DIR: 'src',
        CONTENT_API_URL: 'https://content.example',
        CONTENT_API_KEY: 'k'.repeat(16),
        CONTENT_PICTURE_URL: 'https://pictures.example',
      }),
    );
    expect(documented.sort()).toEqual(known.sort());
  });
});
