import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const guestSession: Session = { consumerNo: 'G00012894', consumerType: 'GUEST', basketId: null };
/** The same shopper with a new token. */
export const renewedSession: Session = { ...guestSession, basketId: 'cart-7' };
/** Replaces a guest who had a cart: as this browser stores it, and as another tab reports it. */
export const successorSession: Session = {
  consumerNo: 'G00012895',
  consumerType: 'GUEST',
  basketId: null,
  cutOff: 'guest',
};
/** A customer with an account. */
export const customerSession: Session = { consumerNo: 'C1000001', consumerType: 'REGISTERED', basketId: 'cart-9' };
export const wrongPassword = { errorId: 'AUT401', message: 'wrong', status: 401 };
export const notAllowed = { errorId: 'AUT403', message: 'not a person', status: 403 };
export const duplicated = { errorId: 'AUT409', message: 'duplicated token', status: 409 };
export const expiredToken = { errorId: 'AUT404', message: 'expired', status: 401 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const send = {
  'token.rejected': { type: 'token.rejected' },
  'session.retried': { type: 'session.retried' },
  'signIn.requested': {
    type: 'signIn.requested',
    id: 'form',
    email: 'maya.reed@example.com',
    password: 'Trailhead1',
    token: 'a token',
  },
  'code.obtained': { type: 'code.obtained', id: 'passkey' },
  'signOut.requested': { type: 'signOut.requested' },
  'cart.changed': [
    { type: 'cart.changed', basketId: 'cart-7', isEmpty: false },
    { type: 'cart.changed', basketId: 'cart-7', isEmpty: true },
  ],
  'cutOff.dismissed': { type: 'cutOff.dismissed' },
  'session.changed': [
    { type: 'session.changed', session: null },
    { type: 'session.changed', session: guestSession },
    { type: 'session.changed', session: customerSession },
    { type: 'session.changed', session: successorSession },
  ],
} as const;

export const model = modelOf(sessionMachine, {
  input: undefined,
  send,
  outcomes: {
    restoreSession: {
      done: [null, guestSession, successorSession, customerSession],
      failed: [new Error('no storage')],
    },
    createToken: { done: [guestSession], failed: [duplicated, notAllowed, down] },
    watchRejections: { failed: [new Error('no network client')] },
    watchTabs: { failed: [new Error('no storage')] },
    refreshToken: { done: [renewedSession, customerSession], failed: [expiredToken, notAllowed, down] },
    askForCode: { done: [undefined], failed: [wrongPassword, down] },
    exchangeCode: { done: [customerSession], failed: [duplicated, notAllowed, down] },
    afterLogIn: { done: [undefined], failed: [down] },
    signOut: { done: [undefined], failed: [expiredToken, down] },
  },
  project: ({ session, failure, cutOff }) => [
    session?.consumerNo,
    typeof session?.basketId,
    session?.isCartEmpty,
    failure !== null,
    cutOff,
  ],
  why: "guards read whether there is a session, whether it is a guest's, and whether getting one failed; the views distinguish the same. A guest with a cart has something to lose, and another tab may have another guest",
  survivors: {
    'signingIn.exchangingCode: exchangeCode failed [isDuplicatedToken] → signingIn.waiting, after isNotAllowed':
      'equivalent: the guards read two values of one status',
  },
});
