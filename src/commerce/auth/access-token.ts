import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { ConsumerType } from '#openapi/generated/waymark.gen.ts';
import type { Session } from './session.types.ts';

/** Seconds. */
export const ACCESS_LIFETIME = 15 * 60;

const types: readonly string[] = ['GUEST', 'REGISTERED', 'EMPLOYEE'] satisfies ConsumerType[];
const isConsumerType = (value: unknown): value is ConsumerType => typeof value === 'string' && types.includes(value);

export interface AccessTokens {
  issue(session: Session): Promise<string>;
  /** Null for a token that is forged, expired, or not one of ours. */
  read(token: string): Promise<Session | null>;
}

/**
 * Signed short-lived tokens (HS256). Those seen lately are remembered, as checking a signature costs more than the
 * call.
 */
export function createAccessTokens(options: { secret: string; clock: () => number }): AccessTokens {
  const { clock } = options;
  const key = new TextEncoder().encode(options.secret);
  const seen = new LRUCache<string, { session: Session; expires: number }>(atMost(5_000));

  return {
    async issue({ subject, consumerType, family }) {
      const now = Math.floor(clock() / 1000);
      return new SignJWT({ typ: consumerType, sid: family })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('waymark')
        .setSubject(subject)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_LIFETIME)
        .sign(key);
    },

    async read(token) {
      const known = seen.get(token);
      if (known) return known.expires > clock() ? known.session : null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: 'waymark',
          currentDate: new Date(clock()),
        });
        const { sub, sid, typ, exp } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string' || !isConsumerType(typ) || exp === undefined)
          return null;
        const session = { subject: sub, consumerType: typ, family: sid };
        seen.set(token, { session, expires: exp * 1000 });
        return session;
      } catch {
        return null;
      }
    },
  };
}
