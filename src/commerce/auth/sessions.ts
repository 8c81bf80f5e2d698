import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { ConsumerType } from '#openapi/generated/waymark.gen.ts';
import type { KeyRing } from '../keys.ts';
import { ACCESS_LIFETIME, createAccessTokens } from './access-token.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import type { IssuedSession, Session } from './session.types.ts';
import type { Raw, Database } from '../db/database.types.ts';

/** How long another process may still accept the access token of a session that ended; this process knows at once. */
const RECHECK = 10_000;

export interface Sessions {
  startGuest(): Promise<IssuedSession>;
  startConsumer(consumer: Pick<Session, 'subject' | 'consumerType'>): Promise<IssuedSession>;
  /** Whose refresh token it is, without using it; null when it cannot be used (any more). */
  ownerOf(refreshToken: string): Promise<string | null>;
  /** Null when the refresh token cannot be used. */
  renew(refreshToken: string): Promise<IssuedSession | null>;
  /** The session that a refresh token was issued for, ended or not; null when nobody knows it. */
  find(refreshToken: string): Promise<Session | null>;
  /** The session that ended; null for one that has ended already. */
  end(refreshToken: string, raw?: Raw): Promise<(Session & { isSelling: boolean }) | null>;
  /** The session of an access token; null when it is not valid or its session has ended. */
  read(accessToken: string): Promise<Session | null>;
  /** Whose access token it is, whether or not its session has ended; null for a token that is not valid. */
  roleOf(accessToken: string): Promise<ConsumerType | null>;
  /** An associate sells to customers in a store from now on, until the session ends. */
  sell(session: Session, raw?: Raw): Promise<void>;
  isSelling(session: Session): Promise<boolean>;
}

export function createSessions(options: { database: Database; clock: () => number; keys: KeyRing }): Sessions {
  const { clock } = options;
  const access = createAccessTokens(options);
  const refresh = createRefreshTokens(options);
  const checked = new LRUCache<string, { isAlive: boolean; at: number }>(atMost(20_000));

  const issued = async (session: Session, refreshToken: string): Promise<IssuedSession> => {
    checked.set(session.family, { isAlive: true, at: clock() });
    return { session, accessToken: await access.issue(session), refreshToken, expiresIn: ACCESS_LIFETIME };
  };

  const start = async (owner: Omit<Session, 'family'>): Promise<IssuedSession> => {
    const session: Session = { ...owner, family: crypto.randomUUID() };
    return issued(session, await refresh.start(session));
  };

  return {
    startGuest: () => start({ subject: crypto.randomUUID(), consumerType: 'GUEST' }),
    startConsumer: ({ subject, consumerType }) => start({ subject, consumerType }),
    ownerOf: refresh.ownerOf,

    async renew(refreshToken) {
      const renewed = await refresh.rotate(refreshToken);
      return renewed && issued(renewed.session, renewed.token);
    },

    find: refresh.find,

    async end(refreshToken, raw) {
      const ended = await refresh.end(refreshToken, raw);
      if (ended) checked.set(ended.family, { isAlive: false, at: Number.POSITIVE_INFINITY });
      return ended;
    },

    async read(accessToken) {
      const session = await access.read(accessToken);
      if (!session) return null;
      const known = checked.get(session.family);
      if (known && known.at > clock() - RECHECK) return known.isAlive ? session : null;
      const isAlive = await refresh.isAlive(session.family);
      checked.set(session.family, { isAlive, at: clock() });
      return isAlive ? session : null;
    },

    roleOf: async (accessToken) => (await access.read(accessToken))?.consumerType ?? null,

    sell: ({ family }, raw) => refresh.sell(family, raw),
    // Nobody but an employee does: everybody else's session need not be looked at.
    isSelling: async ({ family, consumerType }) => consumerType === 'EMPLOYEE' && refresh.isSelling(family),
  };
}
