import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { expected, promisePort } from '#machines/shared/ports.ts';
import type { Session, SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';

const ports = {
  /** The session of an earlier visit in this browser, if there is one. */
  restoreSession: promisePort<Session | null>('restoreSession'),
  /** POST /token/v2/auth/token for a guest. */
  createToken: promisePort<Session>('createToken'),
  /** The same call with the refresh token, which the gateway fills in. */
  refreshToken: promisePort<Session>('refreshToken'),
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
    announceRenewal: base.emit({ type: 'session.renewed' }),
    announceUnavailable: base.emit({ type: 'session.unavailable' }),
    announceEnd: base.emit({ type: 'session.ended' }),
  },
});
