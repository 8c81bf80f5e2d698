import type { DeviceSessions } from '#openapi/generated/waymark.gen.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { CallContext } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Session } from '../model/session.ts';
import type { Ending } from './refresh-tokens.ts';
import { sessionOf } from './session-of.ts';
import type { Sessions } from './sessions.ts';

export interface DeviceSessionsDeps {
  audit: Audit;
  database: Database;
  sessions: Sessions;
}

/** Returns the session of a customer. Throws AUT404 (403) for a guest, who has no list of devices. */
export function customerOf(context: CallContext): Session {
  const session = sessionOf(context);
  if (session.consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
  return session;
}

/** Lists the sessions of a customer: the one of the call first, then the latest. */
export async function deviceSessions(sessions: Sessions, own: Session): Promise<DeviceSessions> {
  const live = await sessions.live(own);
  const listed = live.map(({ family, browser, system, seenAt }) => ({
    sessionId: family,
    ...(browser === null ? {} : { browser }),
    ...(system === null ? {} : { system }),
    seenAt: seenAt.toISOString(),
    isCurrent: family === own.family,
  }));
  return { sessions: listed };
}

/** Ends sessions of a customer on other devices, as if they had signed out there. */
export async function endElsewhere(
  { audit, database, sessions }: DeviceSessionsDeps,
  own: Session,
  ending: Ending,
): Promise<void> {
  const actor = await audit.actorOf(own);
  await database.transaction(async (tx) => {
    for (const { isSelling } of await sessions.endAll(own.subject, ending, tx)) {
      if (isSelling) await audit.record({ kind: 'sale-ended', ...actor }, tx);
      await audit.record({ kind: 'sign-out', ...actor }, tx);
    }
  });
}
