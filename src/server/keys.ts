import { hkdfSync } from 'node:crypto';
import type { KeyRing, Keys } from '#src/commerce/keys.ts';
import type { Config } from './config.ts';

/** Derives another secret from one. */
const derived = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `waymark ${purpose}`, 32)).toString('base64url');

/**
 * The configured keys. Outside production, keys that are not configured are derived from `own`, the secret of this data
 * folder.
 */
export function keysOf(
  {
    SESSION_KEYS,
    ORDER_LINK_KEYS,
    GIFT_CARD_KEYS,
  }: Pick<Config, 'SESSION_KEYS' | 'ORDER_LINK_KEYS' | 'GIFT_CARD_KEYS'>,
  own: () => string,
): Keys {
  const made = (purpose: string): KeyRing => [{ id: 'own', secret: derived(own(), purpose) }];
  const sessions = SESSION_KEYS ?? made('sessions');
  return {
    sessions,
    orderLinks: ORDER_LINK_KEYS ?? made('order links'),
    giftCards: GIFT_CARD_KEYS ?? made('gift cards'),
    limits: derived(sessions[0].secret, 'limits'),
  };
}
