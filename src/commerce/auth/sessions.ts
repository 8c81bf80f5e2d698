import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { Database } from '../db/connect.ts';
import { ACCESS_LIFETIME, createAccessTokens } from './access-token.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import type { IssuedSession, Session } from './session.types.ts';

/** How long another process may still accept the access token of a session that ended; this process knows at once. */
const RECHECK = 10_000;

export interface Sessions {
  startGuest(): Promise<IssuedSession>;
  startConsumer(consumer: Pick<Session, 'subject' | 'consumerType'>): Promise<IssuedSession>;
  /** Whose refresh token it is, without using it; null when it cannot be used (any more). */
  ownerOf(refreshToken: string): Promise<string | null>;
  /** Null when the refresh token cannot be used. */
  renew(refreshToken: string): Promise<IssuedSession | null>;
  /** A session that has ended already is ended again without an error. */
  end(refreshToken: string): Promise<void>;
  /** The session of an access token; null when it is not valid or its session has ended. */
  read(accessToken: string): Promise<Session | null>;
  /** An associate sells to customers in a store from now on, until the session ends. */
  sell(session: Session): Promise<void>;
  isSelling(session: Session): Promise<boolean>;
  tidy(): Promise<void>;
}

export function createSessions(options: { database: Database; clock: () => number; secret: string }): Sessions {
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

    async end(refreshToken) {
      const family = await refresh.end(refreshToken);
      if (family) checked.set(family, { isAlive: false, at: Number.POSITIVE_INFINITY });
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

    sell: ({ family }) => refresh.sell(family),
    // Nobody but an employee does: everybody else's session need not be looked at.
    isSelling: async ({ family, consumerType }) => consumerType === 'EMPLOYEE' && refresh.isSelling(family),
    tidy: refresh.tidy,
  };
}
