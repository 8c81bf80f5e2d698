import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { modelOf } from '#model-tests/support/model.ts';

export const guestSession: Session = { consumerNo: 'G00012894', consumerType: 'GUEST', basketId: null };
/** The same shopper with a new token. */
export const renewedSession: Session = { ...guestSession, basketId: 'cart-7' };
export const duplicated = { errorId: 'AUT409', message: 'duplicated token', status: 409 };
export const expiredToken = { errorId: 'AUT404', message: 'expired', status: 401 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const send = {
  'token.rejected': { type: 'token.rejected' },
  'session.retried': { type: 'session.retried' },
} as const;

export const model = modelOf(sessionMachine, {
  input: undefined,
  send,
  outcomes: {
    restoreSession: { done: [null, guestSession], failed: [new Error('no storage')] },
    createToken: { done: [guestSession], failed: [duplicated, down] },
    watchRejections: { failed: [new Error('no network client')] },
    refreshToken: { done: [renewedSession], failed: [expiredToken, down] },
  },
  project: ({ session }) => session !== null,
  why: 'one guard asks whether there is a session, which is also what the views tell apart',
});
