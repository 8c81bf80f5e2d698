import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#src/server/config.ts';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ MODE: 'demo', PORT: 3000, PUBLIC_URL: 'http://localhost:3000', DATA_DIR: '.data', TRUST_PROXY: false });
  });

  it('takes the port into the address that it answers to', () => expect(readConfig({ PORT: '4010' }).PUBLIC_URL).toBe('http://localhost:4010'));

  it('reads an empty variable as one that is not set', () => expect(readConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined());

  it.each([
    ['PORT', 'eighty', 'is a whole number from 0 to 65,535'],
    ['PORT', '0x50', 'is a whole number from 0 to 65,535'],
    ['PAGE_CACHE_MB', '-3', 'is a whole number from 0 to 4,096'],
    ['DATABASE_URL', 'localhost', 'is no address like postgres://user:password@localhost:5432/waymark'],
    ['LOG_LEVEL', 'loud', 'is silent, error, warn, info or debug'],
    ['TRUST_PROXY', 'yes', 'is true or false'],
    ['TOKEN_SECRET', 'short', 'has fewer than 32 characters'],
  ])('says what %s may be when it is %s', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(`The configuration has an error:\n  ${name}: ${words}\n`);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'not an address'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['COMMERCE_API_URL', 'ftp://example.com'],
    ['TOKEN_SECRET', 'short'],
    ['TRUST_PROXY', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MODE', 'test'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The configuration has an error:\\n {2}${name}: `));
  });

  it('names every wrong value at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/2 errors:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  });

  it('refuses a production that would run on the sandbox', () => {
    expect(() => readConfig({ MODE: 'production' })).toThrow(/PUBLIC_URL[\s\S]*TOKEN_SECRET[\s\S]*PAYMENT_PROVIDER_URL[\s\S]*SMTP_URL[\s\S]*DATABASE_URL/);
  });

  it('is documented, every variable of it', () => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    const known = Object.keys(readConfig({
      DATABASE_URL: 'postgres://localhost/shop',
      COMMERCE_API_URL: 'http://localhost',
      PAYMENT_PROVIDER_URL: 'http://localhost',
      PAYMENT_PROVIDER_KEY: 'x'.repeat(16),
      TOKEN_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://localhost',
      SHOW_FUNNEL: 'true',
      BOT_DEFENCE_URL: 'https://shop.example/defence',
      BOT_DEFENCE_KEY: 'k'.repeat(16),
    }));
    expect(documented.sort()).toEqual(known.sort());
  });
});
