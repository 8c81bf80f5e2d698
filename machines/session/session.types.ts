import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';

/** Who had a cart when the service ended their session: a customer gets it back by signing in, a guest's is lost. */
export type CutOff = 'customer' | 'guest';

/** What the page may know of a session; its tokens are in cookies that no script can read. */
export type Session = Pick<AuthSession, 'consumerNo' | 'consumerType'> & {
  basketId: string | null;
  /** @fact From the service's last answer about the cart: it exists and is empty. */
  isCartEmpty?: boolean;
  /** @fact From the service, when the token was issued: an employee who has not accepted the discount's terms. */
  owesTerms?: boolean;
  /** @fact From the service's answer: the kind of session that this guest session replaced. */
  cutOff?: CutOff | undefined;
};

/** The credentials of a sign-in. */
export interface ShownPassword {
  email: string;
  password: string;
  /** Token of the bot defence, if there is one. */
  token: string | null;
  /** True for the associates' sign-in (core 6, In-store associate). */
  isAssociate?: boolean | undefined;
}

export interface SessionContext {
  session: Session | null;
  failure: ApiFailure | null;
  /** Id of the sign-in request: the answer carries it back. */
  signInId: string | null;
  /**
   * @fact Chooses the message about a cart that is not here; the session itself is the same in every case. The kind of
   * session that the service ended, until the shopper signs in, begins a new cart or closes the message.
   */
  cutOff: CutOff | null;
}

export type SessionEvent =
  /** The service refused the access token: it expired, or was revoked. */
  | { type: 'token.rejected' }
  /** A retry after no session was available: by the cart, or by the shopper. */
  | { type: 'session.retried' }
  | ({ type: 'signIn.requested'; id: string } & ShownPassword)
  /** A passkey was shown: its code, which no chart sees, begins the customer's session. */
  | { type: 'code.obtained'; id: string }
  | { type: 'signOut.requested' }
  /** The cart was changed or ordered: it may be new, and there is none after an order. */
  | { type: 'cart.changed'; basketId: string | null; isEmpty: boolean }
  /** The shopper has closed the message about the missing cart. */
  | { type: 'cutOff.dismissed' }
  /** Another tab of this browser signed in or out, or got a new session: the current shopper, null if there is none. */
  | { type: 'session.changed'; session: Session | null };

export type SessionEmitted =
  | { type: 'session.started'; session: Session }
  /** There is no token and none was available; with the failure of the call. */
  | { type: 'session.unavailable'; failure: ApiFailure | null }
  | { type: 'session.ended' }
  /** A customer signed out, here or in another tab. */
  | { type: 'session.left' }
  /** The service ended the session of a customer. */
  | { type: 'session.revoked' }
  | { type: 'signIn.settled'; id: string }
  | { type: 'signIn.refused'; id: string; failure: ApiFailure }
  | { type: 'notice.raised'; notice: Notice };
