import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { ConsumerType } from '#openapi/generated/waymark.gen.ts';
import type { KeyRing } from '../keys.ts';
import { ACCESS_LIFETIME, createAccessTokens } from './access-token.ts';
import type { Device } from './device.ts';
import { createRefreshTokens, type EndedSession, type Ending, type LiveSession } from './refresh-tokens.ts';
import type { Session, IssuedSession } from '../model/session.ts';
import type { Raw, Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

/**
 * Milliseconds for which another process may still accept the access token of an ended session. The process that ended
 * it refuses it at once.
 */
const RECHECK = 10_000;

export interface Sessions {
  startGuest(): Promise<IssuedSession>;
  startConsumer(consumer: Pick<Session, 'subject' | 'consumerType'>, device: Device, raw?: Raw): Promise<IssuedSession>;
  /** The latest 100 sessions of the owner of a session that have not ended: that one first, then the latest. */
  live(own: Session): Promise<LiveSession[]>;
  /** The owner of a refresh token, without using it; null if it cannot be used (any more). */
  ownerOf(refreshToken: string): Promise<string | null>;
  /** Exchanges a refresh token for a new session's tokens; null if it cannot be used. */
  renew(refreshToken: string): Promise<IssuedSession | null>;
  /** The session that a refresh token was issued for, ended or not; null if the token is unknown. */
  find(refreshToken: string): Promise<Session | null>;
  /** Ends a session and returns it; null if it has already ended. */
  end(refreshToken: string, raw?: Raw): Promise<(Session & { isSelling: boolean }) | null>;
  /** Ends sessions of a consumer, and returns them. */
  endAll(subject: string, ending: Ending, tx: Raw): Promise<EndedSession[]>;
  /** The session of an access token; null if the token is not valid or its session has ended. */
  read(accessToken: string): Promise<Session | null>;
  /** The consumer type of an access token, even if its session has ended; null if the token is not valid. */
  roleOf(accessToken: string): Promise<ConsumerType | null>;
  /** Marks the session as that of an associate who sells to customers in a store, until it ends. */
  sell(session: Session, raw?: Raw): Promise<void>;
  isSelling(session: Session): Promise<boolean>;
}

export function createSessions(options: { database: Database; clock: Clock; keys: KeyRing }): Sessions {
  const { clock } = options;
  const access = createAccessTokens(options);
  const refresh = createRefreshTokens(options);
  const checked = new LRUCache<string, { isAlive: boolean; at: number }>(atMost(20_000));

  const issued = async (session: Session, refreshToken: string): Promise<IssuedSession> => {
    checked.set(session.family, { isAlive: true, at: clock() });
    return { session, accessToken: await access.issue(session), refreshToken, expiresIn: ACCESS_LIFETIME };
  };

  const start = async (owner: Omit<Session, 'family'>, device: Device | null, raw?: Raw): Promise<IssuedSession> => {
    const session: Session = { ...owner, family: crypto.randomUUID() };
    return issued(session, await refresh.start(session, device, raw));
  };

  return {
    startGuest: () => start({ subject: crypto.randomUUID(), consumerType: 'GUEST' }, null),
    startConsumer: ({ subject, consumerType }, device, raw) => start({ subject, consumerType }, device, raw),
    live: refresh.live,
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

    async endAll(subject, ending, tx) {
      const ended = await refresh.endAll(subject, ending, tx);
      for (const { family } of ended) checked.set(family, { isAlive: false, at: Number.POSITIVE_INFINITY });
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
    // Only employees sell, so other sessions need no query.
    isSelling: async ({ family, consumerType }) => consumerType === 'EMPLOYEE' && refresh.isSelling(family),
  };
}
