import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import type { Session, SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';

/** How a renewal ended, for the calls that wait for it. */
export type RenewalAnswer = { type: 'session.renewed' } | { type: 'session.unavailable' };

const ports = {
  /** The session of an earlier visit in this browser, if there is one. */
  restoreSession: promisePort<Session | null>('restoreSession'),
  /** POST /token/v2/auth/token for a guest. */
  createToken: promisePort<Session>('createToken'),
  /** The same call with the refresh token, which the gateway fills in. */
  refreshToken: promisePort<Session>('refreshToken'),
  /** Says `token.rejected` for every call that the service answered with 401, and tells that call how it ended. */
  watchRejections: callbackPort<RenewalAnswer>('watchRejections'),
};

export type SessionPorts = typeof ports;

const base = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: '' as 'ready',
  },
  actors: ports,
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isKnown: (_, session: Session | null) => session !== null,
    isDuplicatedToken: ({ event }) => failureOf(event).status === 409,
    isRefused: ({ event }) => [400, 401, 403].includes(failureOf(event).status),
  },
  delays: {
    /** A token refused with 409 is asked for once more after this (core 9). */
    duplicatedTokenDelay: 2000,
  },
});

export const sessionSetup = base.extend({
  actions: {
    forgetSession: base.assign({ session: null }),
    announceStart: base.emit(({ context }) => ({ type: 'session.started', session: expected(context.session, 'session') })),
    announceUnavailable: base.emit({ type: 'session.unavailable' }),
    answerRenewed: base.sendTo('watchRejections', { type: 'session.renewed' }),
    answerUnavailable: base.sendTo('watchRejections', { type: 'session.unavailable' }),
    announceEnd: base.emit({ type: 'session.ended' }),
  },
});
