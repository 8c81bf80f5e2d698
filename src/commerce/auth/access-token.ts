import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { ConsumerType } from '#openapi/generated/waymark.gen.ts';
import type { KeyRing } from '../keys.ts';
import type { Session } from '../model/session.ts';
import type { Clock } from '../clock.ts';

/** Seconds. */
export const ACCESS_LIFETIME = 15 * 60;

const types: readonly string[] = ['GUEST', 'REGISTERED', 'EMPLOYEE'] satisfies ConsumerType[];
const isConsumerType = (value: unknown): value is ConsumerType => typeof value === 'string' && types.includes(value);

export interface AccessTokens {
  issue(session: Session): Promise<string>;
  /** Returns the session of a token; null if the token is forged, expired, or from another issuer. */
  read(token: string): Promise<Session | null>;
}

/**
 * Issues and reads short-lived tokens (HS256). The first key signs; the header names the key. Recently read tokens are
 * cached, because checking a signature costs more than the call.
 */
export function createAccessTokens({ keys, clock }: { keys: KeyRing; clock: Clock }): AccessTokens {
  const bytes = new Map(keys.map(({ id, secret }) => [id, new TextEncoder().encode(secret)]));
  const bytesOf = (id: string | undefined): Uint8Array => {
    const found = bytes.get(id ?? '');
    if (!found) throw new Error('the key is not known (any more)');
    return found;
  };
  const seen = new LRUCache<string, { session: Session; expires: number }>(atMost(5_000));

  return {
    async issue({ subject, consumerType, family }) {
      const now = Math.floor(clock() / 1000);
      return new SignJWT({ typ: consumerType, sid: family })
        .setProtectedHeader({ alg: 'HS256', kid: keys[0].id })
        .setIssuer('waymark')
        .setSubject(subject)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_LIFETIME)
        .sign(bytesOf(keys[0].id));
    },

    async read(token) {
      const known = seen.get(token);
      if (known) return known.expires > clock() ? known.session : null;
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => bytesOf(kid), {
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
