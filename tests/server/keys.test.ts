import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/server/config.ts';
import { keysOf } from '#src/server/keys.ts';

const [one, two, three] = ['a'.repeat(32), 'b:c'.repeat(12), 'd'.repeat(32)];
const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_PROVIDER_URL: 'https://pay.example',
  PAYMENT_PROVIDER_KEY: 'k'.repeat(16),
  SMTP_URL: 'smtps://mail.example',
  DATABASE_URL: 'postgres://localhost/shop',
};
const unread = (): string => {
  throw new Error('the secret of the data folder is not wanted');
};

describe('keys', () => {
  it('are parsed in their order, with their ids', () => {
    const { SESSION_KEYS } = readConfig({ SESSION_KEYS: `k2:${two}, k1:${one}` });
    expect(SESSION_KEYS).toEqual([
      { id: 'k2', secret: two },
      { id: 'k1', secret: one },
    ]);
  });

  it.each([one, `k1:short`, `k1:${one},k1:${two}`, `k1:${one},`, `k_1:${one}`, `${'k'.repeat(17)}:${one}`])(
    'cannot be parsed from %s',
    (list) => {
      expect(() => readConfig({ ORDER_LINK_KEYS: list })).toThrow(
        'ORDER_LINK_KEYS: is a list like k2:SECRET,k1:SECRET',
      );
    },
  );

  it('are required in production, each with secrets of its own', () => {
    expect(() => readConfig(production)).toThrow(
      /SESSION_KEYS: is required in production[\s\S]*ORDER_LINK_KEYS: is required[\s\S]*GIFT_CARD_KEYS: is required/,
    );
    const signing = { SESSION_KEYS: `k1:${one}`, ORDER_LINK_KEYS: `l1:${two}`, GIFT_CARD_KEYS: `g1:${three}` };
    expect(() => readConfig({ ...production, ...signing, ORDER_LINK_KEYS: `l1:${two},l2:${one}` })).toThrow(
      'ORDER_LINK_KEYS: has a secret of SESSION_KEYS',
    );
    expect(() => readConfig({ ...production, ...signing, GIFT_CARD_KEYS: `g1:${two}` })).toThrow(
      'GIFT_CARD_KEYS: has a secret of ORDER_LINK_KEYS',
    );
    const config = readConfig({ ...production, ...signing });
    expect(keysOf(config, unread)).toMatchObject({
      sessions: [{ id: 'k1' }],
      orderLinks: [{ id: 'l1' }],
      giftCards: [{ id: 'g1' }],
    });
  });

  it('replace TOKEN_SECRET, which is refused with what to write instead', () => {
    expect(() => readConfig({ TOKEN_SECRET: one })).toThrow(
      'TOKEN_SECRET is not read any more: write SESSION_KEYS=k1:SECRET, ORDER_LINK_KEYS=k1:ANOTHER and GIFT_CARD_KEYS=k1:A_THIRD',
    );
  });

  it('are derived from the data folder’s secret if none are configured: always the same, one for each purpose', () => {
    const keys = keysOf(readConfig({}), () => one);
    expect(keysOf(readConfig({}), () => one)).toEqual(keys);
    const secrets = [keys.sessions[0].secret, keys.orderLinks[0].secret, keys.giftCards[0].secret, keys.limits, one];
    expect(new Set(secrets).size).toBe(secrets.length);
  });
});
