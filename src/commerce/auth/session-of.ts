import type { CallContext } from '../contract.ts';
import type { Session } from '../model/session.ts';
import { CommerceError } from '../errors.ts';

/** The session of an operation whose security is `bearer`. Throws AUT432 (401) without a session. */
export function sessionOf(context: CallContext): Session {
  if (!context.session) throw new CommerceError('AUT432', 401);
  return context.session;
}
