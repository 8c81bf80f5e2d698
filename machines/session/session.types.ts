import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the page may know of a session; its tokens are in cookies that no script can read. */
export type Session = Pick<AuthSession, 'consumerNo' | 'consumerType'> & { basketId: string | null };

export interface SessionContext {
  session: Session | null;
  failure: ApiFailure | null;
}

export type SessionEvent =
  /** The service did not take the access token: it ran out, or was revoked. */
  | { type: 'token.rejected' }
  /** Somebody wants to go on after no session could be had: the cart, or the shopper who tries again. */
  | { type: 'session.retried' };

export type SessionEmitted =
  | { type: 'session.started'; session: Session }
  /** There is no token, and none could be had. */
  | { type: 'session.unavailable' }
  | { type: 'session.ended' };
