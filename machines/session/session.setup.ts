import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import type { CutOff, Session, SessionContext, SessionEmitted, SessionEvent, ShownPassword } from './session.types.ts';

/** The result of a renewal, for the calls that wait for it. */
export type RenewalAnswer = { type: 'session.renewed' } | { type: 'session.unavailable' };

const ports = {
  /** The session of an earlier visit in this browser, if there is one. */
  restoreSession: promisePort<Session | null>('restoreSession'),
  /** POST /token/v2/auth/token for a guest; `cutOff` is stored with it. */
  createToken: promisePort<Session, { cutOff: CutOff | null }>('createToken'),
  /** The same call with the refresh token, which the gateway adds. */
  refreshToken: promisePort<Session>('refreshToken'),
  /** POST /consumers-v3/auth/signin, or the associates' endpoint, with a challenge. The code is held in the port. */
  askForCode: promisePort<void, ShownPassword>('askForCode'),
  /** POST /token/v2/auth/token with the held code, its verifier and the cart that this browser has stored. */
  exchangeCode: promisePort<Session>('exchangeCode'),
  /** Runs the chart after-log-in, whose code comes with the first sign-in, until each part is loaded or has failed. */
  afterLogIn: promisePort<void, Session>('afterLogIn'),
  /** POST /consumers-v3/consumer/auth/signout; deletes what this browser has stored. */
  signOut: promisePort<void>('signOut'),
  /** Sends `token.rejected` for every call that got a 401, and answers that call with the result of the renewal. */
  watchRejections: callbackPort<RenewalAnswer>('watchRejections'),
  /**
   * Sends `session.changed` when another tab changes the stored shopper or removes it; removes the `cutOff` fact for
   * all tabs.
   */
  watchTabs: callbackPort<{ type: 'cutOff.forgotten' }>('watchTabs'),
};

export type SessionPorts = typeof ports;

const base = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: '' as 'ready' | 'registered',
  },
  actors: ports,
  guards: {
    hasSession: ({ context }) => context.session !== null,
    hadNone: ({ context }) => context.failure !== null,
    isGuest: ({ context }) => context.session?.consumerType === 'GUEST',
    isKnown: (_, session: Session | null) => session !== null,
    hasLeft: ({ event }) => {
      assertEvent(event, 'session.changed');
      return event.session === null;
    },
    isAnother: ({ context, event }) => {
      assertEvent(event, 'session.changed');
      return event.session?.consumerNo !== context.session?.consumerNo;
    },
    isCutOff: ({ context }) => context.cutOff !== null,
    isDuplicatedToken: ({ event }) => failureOf(event).status === 409,
    isNotAllowed: ({ event }) => failureOf(event).status === 403,
    isRefused: ({ event }) => [400, 401, 403].includes(failureOf(event).status),
  },
  delays: {
    /**
     * The tab that signed out requests the guest session that all tabs share; after this time, this tab requests it.
     */
    tabPatience: 5000,
    /** Delay before the retry of a token that was refused with 409 (core 9). */
    duplicatedTokenDelay: 2000,
  },
});

export const sessionSetup = base.extend({
  actions: {
    forgetSession: base.assign({ session: null }),
    /**
     * The kind of the ended session decides the message: a guest cannot sign in, and a guest without a cart, or with an
     * empty one, lost nothing.
     */
    noteCutOff: base.assign(({ context: { session, cutOff } }) => {
      if (session !== null && session.consumerType !== 'GUEST') return { cutOff: 'customer' as const };
      return session?.basketId && !session.isCartEmpty && cutOff === null ? { cutOff: 'guest' as const } : {};
    }),
    rememberTold: base.assign(({ context: { session }, event }) => {
      assertEvent(event, 'session.changed');
      const { basketId = null, isCartEmpty = false, cutOff = null } = event.session ?? {};
      return { session: session && { ...session, basketId, isCartEmpty }, cutOff };
    }),
    rememberBasket: base.assign(({ context: { session }, event }) => {
      assertEvent(event, 'cart.changed');
      return { session: session && { ...session, basketId: event.basketId, isCartEmpty: event.isEmpty } };
    }),
    forgetCutOff: base.assign({ cutOff: null }),
    forgetCutOffEverywhere: base.sendTo('watchTabs', { type: 'cutOff.forgotten' }),
    rememberChanged: base.assign(({ event }) => {
      assertEvent(event, 'session.changed');
      return { session: event.session, failure: null, cutOff: event.session?.cutOff ?? null };
    }),
    announceStart: base.emit(({ context }) => ({
      type: 'session.started',
      session: expected(context.session, 'session'),
    })),
    announceUnavailable: base.emit(({ context }) => ({ type: 'session.unavailable', failure: context.failure })),
    answerRenewed: base.sendTo('watchRejections', { type: 'session.renewed' }),
    answerUnavailable: base.sendTo('watchRejections', { type: 'session.unavailable' }),
    announceEnd: base.emit({ type: 'session.ended' }),
    announceLeaving: base.emit({ type: 'session.left' }),
    rememberSignIn: base.assign(({ event }) => {
      assertEvent(event, ['signIn.requested', 'code.obtained']);
      return { signInId: event.id };
    }),
    settleSignIn: base.emit(({ context }) => ({ type: 'signIn.settled', id: expected(context.signInId, 'signInId') })),
    refuseSignIn: base.emit(({ context, event }) => ({
      type: 'signIn.refused',
      id: expected(context.signInId, 'signInId'),
      failure: failureOf(event),
    })),
    /** Whatever went wrong with the token call, the shopper starts again (core 4). */
    refuseDuplicate: base.emit(({ context }) => ({
      type: 'signIn.refused',
      id: expected(context.signInId, 'signInId'),
      failure: { errorId: 'AUT409', message: '', status: 409 },
    })),
    refuseBusy: base.emit(({ event }) => {
      assertEvent(event, ['signIn.requested', 'code.obtained']);
      return { type: 'signIn.refused', id: event.id, failure: { errorId: 'AUT409', message: '', status: 409 } };
    }),
    forgetSignIn: base.assign({ signInId: null }),
    welcome: base.emit({ type: 'notice.raised', notice: { title: 'signedIn', tone: 'success' } }),
    raiseSignedOut: base.emit({ type: 'notice.raised', notice: { title: 'signedOut', tone: 'success' } }),
    /** A page of the account gives way to the home page, which says nothing of the session: a notice does. */
    tellSessionEnded: base.enqueueActions(({ context: { session }, enqueue }) => {
      if (session === null || session.consumerType === 'GUEST') return;
      const notice = { title: 'sessionEnded', message: 'sessionEndedMore', tone: 'info' } as const;
      enqueue.emit({ type: 'notice.raised', notice });
      enqueue.emit({ type: 'session.revoked' });
    }),
    tellStillSignedIn: base.emit({
      type: 'notice.raised',
      notice: { title: 'notSignedOut', message: 'notSignedOutMore', tone: 'error', autoClose: false },
    }),
  },
});
