import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';

/**
 * Who had a cart when the service ended their session: a customer finds it by signing in, of a guest's nothing is left.
 */
export type CutOff = 'customer' | 'guest';

/** What the page may know of a session; its tokens are in cookies that no script can read. */
export type Session = Pick<AuthSession, 'consumerNo' | 'consumerType'> & {
  basketId: string | null;
  /** @fact Of the service's last answer about the cart: it is there, and nothing lies in it. */
  isCartEmpty?: boolean;
  /** @fact Of the service, when the token was given: an employee who has not accepted the discount's terms. */
  owesTerms?: boolean;
  /** @fact Of the service's answer: whose session this guest session took the place of. */
  cutOff?: CutOff | undefined;
};

/** What the right password is worth: a code, and the verifier of its challenge. Works once, for a minute. */
export interface SignInCredential {
  authorizationCode: string;
  codeVerifier: string;
}

/** Who somebody says to be. */
export interface ShownPassword {
  email: string;
  password: string;
  /** Of the bot defence, where there is one. */
  token: string | null;
  /** They come by the way of associates (core 6, In-store associate). */
  isAssociate?: boolean | undefined;
}

export interface SessionContext {
  session: Session | null;
  failure: ApiFailure | null;
  /** Who asked to sign in: the answer carries it back. */
  signInId: string | null;
  credential: SignInCredential | null;
  /**
   * @fact Chooses the words about a cart that is not here; the session itself is the same in every case. Whose session
   * the service ended, until they sign in, begin a new cart or do not want to read of it any more.
   */
  cutOff: CutOff | null;
}

export type SessionEvent =
  /** The service did not take the access token: it ran out, or was revoked. */
  | { type: 'token.rejected' }
  /** Somebody wants to go on after no session could be had: the cart, or the shopper who tries again. */
  | { type: 'session.retried' }
  | ({ type: 'signIn.requested'; id: string } & ShownPassword)
  | { type: 'signOut.requested' }
  /** The cart was changed, or ordered: a new one has begun if there was none, and there is none after an order. */
  | { type: 'cart.changed'; basketId: string | null; isEmpty: boolean }
  /** The shopper has read why their cart is not here. */
  | { type: 'cutOff.dismissed' }
  /** Another tab of this browser signed in or out, or began anew: who shops now, null while nobody does. */
  | { type: 'session.changed'; session: Session | null };

export type SessionEmitted =
  | { type: 'session.started'; session: Session }
  /** There is no token, and none could be had: why, where a call was answered so or not at all. */
  | { type: 'session.unavailable'; failure: ApiFailure | null }
  | { type: 'session.ended' }
  /** A customer signed out, here or in another tab. */
  | { type: 'session.left' }
  | { type: 'signIn.settled'; id: string }
  | { type: 'signIn.refused'; id: string; failure: ApiFailure }
  | { type: 'notice.raised'; notice: Notice };
