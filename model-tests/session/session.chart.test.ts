import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { selectCutOff, type SessionSnapshot } from '#machines/session/session.selectors.ts';
import type { Session } from '#machines/session/session.types.ts';
import {
  customerSession,
  down,
  duplicated,
  expiredToken,
  guestSession,
  model,
  notAllowed,
  renewedSession,
  send,
  successorSession,
  wrongPassword,
} from './session.model.ts';

const unknown = model.done('restoreSession', null);
const known = model.done('restoreSession', guestSession);
const token = model.done('createToken', guestSession);
const customer = model.done('restoreSession', customerSession);
const signIn = send['signIn.requested'];
const shown = send['code.obtained'];
const code = model.done('askForCode', undefined);
const exchanged = model.done('exchangeCode', customerSession);
const secondTry = model.after('duplicatedTokenDelay', 'signingIn.waiting');
/** Events that request no token and begin no sign-in. A rule of its own covers changes in other tabs. */
const asksForNoToken = ({ type }: { type: string }): boolean =>
  ['session.changed', 'cart.changed', 'cutOff.dismissed'].includes(type);
const typesOf = (all: readonly { type: string }[]) => all.map(({ type }) => type);

describeChart(model, {
  invariants: {
    'whoever is ready has a session': ({ nextState }) => {
      if (nextState.hasTag('ready')) expect(nextState.context.session).not.toBeNull();
    },
    'what another tab did counts here, too: the shopper is the same in both, and nothing of the last one is asked again':
      (edge) => {
        const { emitted, event, sent, state, nextState } = edge;
        if (event.type !== 'session.changed' || nextState === state) return;
        const { session } = event as unknown as { session: Session | null };
        expect(nextState.matches('leftElsewhere')).toBe(session === null);
        expect(selectCutOff(nextState)).toBe(session === null ? selectCutOff(state) : (session.cutOff ?? null));
        const isHere = nextState.context.session?.consumerNo === state.context.session?.consumerNo;
        expect(nextState.context.session?.consumerNo).toBe(session?.consumerNo);
        if (isHere) return;
        expect(typesOf(emitted)).toContain(session ? 'session.started' : 'session.ended');
        expect(sent.map((told) => told.event.type)).toEqual(['session.unavailable']);
      },
    'the cart hears of a session exactly when one begins': ({ emitted, event, state, nextState }) => {
      if (asksForNoToken(event)) return;
      const isCustomer = (one: SessionSnapshot) =>
        one.matches({ registered: 'ready' }) || one.matches({ registered: 'loadingAccount' });
      const isKnown = nextState.matches({ guest: 'ready' }) || isCustomer(nextState);
      const goesOn = state.matches('refreshing') || state.matches({ registered: 'signingOut' });
      const stays = state.matches('signingIn') && nextState.matches('guest');
      const begins =
        isKnown &&
        !goesOn &&
        !stays &&
        state.value !== nextState.value &&
        !(isCustomer(state) && isCustomer(nextState));
      const started = emitted.filter(({ type }) => type === 'session.started');
      expect(started).toEqual(begins ? [{ type: 'session.started', session: nextState.context.session }] : []);
    },
    'a customer whose session ran out is told so, and nobody else is': ({ emitted, event, state, nextState }) => {
      const isOver = state.matches('refreshing') && nextState.matches('guest') && !asksForNoToken(event);
      const isRefused = isOver && !nextState.matches({ guest: 'unavailable' }) && nextState.context.session === null;
      const told = emitted.flatMap((one) =>
        one.type === 'notice.raised' && one.notice.title === 'sessionEnded' ? [one.notice.tone] : [],
      );
      expect(told).toEqual(isRefused && state.context.session?.consumerType !== 'GUEST' ? ['info'] : []);
    },
    'the page hears that no token can be had, and why': ({ emitted, state, nextState }) => {
      const isLost = nextState.matches({ guest: 'unavailable' }) && !state.matches({ guest: 'unavailable' });
      if (isLost) expect(emitted).toContainEqual({ type: 'session.unavailable', failure: nextState.context.failure });
    },
    'a call that waits for a token is told how it ended, and is not made again for another shopper': ({
      event,
      sent,
      emitted,
      state,
      nextState,
    }) => {
      if (asksForNoToken(event)) return;
      const answers = new Set(sent.filter(({ to }) => to === 'watchRejections').map((told) => told.event.type));
      const isLost =
        nextState.matches({ guest: 'unavailable' }) || emitted.some(({ type }) => type === 'session.ended');
      const mayBeAnothers = state.matches('signingIn') && !nextState.matches('signingIn');
      const isRefused = state.matches({ registered: 'signingOut' }) && event.type === 'token.rejected';
      const isIgnored = state.matches('refreshing') && event.error === notAllowed;
      const hasToken = nextState.hasTag('ready') && !nextState.matches('refreshing') && !state.matches('registered');
      expect([...answers]).toEqual(
        isLost || mayBeAnothers || isRefused || isIgnored
          ? ['session.unavailable']
          : hasToken
            ? ['session.renewed']
            : [],
      );
    },
    'a message is emitted on each sign-in and sign-out': ({ emitted, state, nextState }) => {
      const said = emitted.flatMap((told) =>
        told.type === 'notice.raised' && told.notice.tone === 'success' ? [told.notice.title] : [],
      );
      const comes = state.matches('signingIn') && nextState.matches('registered');
      const goes = state.matches('registered') && emitted.some(({ type }) => type === 'session.ended');
      expect(said).toEqual(comes ? ['signedIn'] : goes ? ['signedOut'] : []);
      expect(emitted.some(({ type }) => type === 'session.left')).toBe(said.includes('signedOut'));
    },
    'why there is no session is known until there is one': ({ event, state, nextState }) => {
      if (nextState.hasTag('ready') && !nextState.matches('refreshing')) expect(nextState.context.failure).toBeNull();
      const { error } = event;
      if (
        nextState.matches({ guest: 'unavailable' }) &&
        !state.matches('signingIn') &&
        error !== undefined &&
        !(error instanceof Error)
      )
        expect(nextState.context.failure).toEqual(error);
    },
    'whoever asked to sign in is told how it ended, once': ({ event, emitted, state, nextState }) => {
      const answers = emitted.filter((told) => told.type === 'signIn.settled' || told.type === 'signIn.refused');
      const isOver =
        state.matches('signingIn') && !nextState.matches('signingIn') && !event.type.includes('watchRejections');
      const asks = event.type === 'signIn.requested' || event.type === 'code.obtained';
      const isBusy = asks && !(nextState.matches('signingIn') && state.matches('guest'));
      const caller = isBusy ? send[event.type as 'code.obtained'].id : state.context.signInId;
      expect(answers.map(({ id }) => id)).toEqual(isOver || isBusy ? [caller] : []);
    },
    'the caller of a sign-in is dropped when it ends': ({ nextState }) => {
      if (nextState.matches('signingIn')) return;
      expect(nextState.context).toMatchObject({ signInId: null });
    },
    'the context contains no password, code or verifier': ({ nextState }) => {
      expect(JSON.stringify(nextState.context)).not.toContain(signIn.password);
      expect(Object.keys(nextState.context).sort()).toEqual(['cutOff', 'failure', 'session', 'signInId']);
    },
  },
  stories: [
    {
      name: 'the code of a passkey is exchanged like that of a password, without asking for one',
      events: [known, shown, exchanged],
      ends: { registered: 'loadingAccount' },
      also: ({ context }) => expect(context).toMatchObject({ session: customerSession, signInId: null }),
    },
    {
      name: 'the code of a passkey is exchanged once more where its token was duplicated',
      events: [known, shown, model.failed('exchangeCode', duplicated), secondTry, exchanged],
      ends: { registered: 'loadingAccount' },
    },
    {
      name: 'a customer whom the service signed out is told so, until they sign in again',
      events: [customer, send['token.rejected'], model.failed('refreshToken', expiredToken), token],
      ends: { guest: 'ready' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBe('customer'),
    },
    {
      name: 'a customer who signs in again is no longer told that the service signed them out',
      events: [
        customer,
        send['token.rejected'],
        model.failed('refreshToken', expiredToken),
        token,
        signIn,
        code,
        exchanged,
      ],
      ends: { registered: 'loadingAccount' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBeNull(),
    },
    {
      name: 'a guest without a cart lost nothing, and who signs out knows',
      events: [
        known,
        send['token.rejected'],
        model.failed('refreshToken', expiredToken),
        token,
        signIn,
        code,
        exchanged,
        send['signOut.requested'],
        model.done('signOut', undefined),
      ],
      ends: { guest: 'fetchingToken' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBeNull(),
    },
    {
      name: 'a guest who took everything out of the cart lost nothing',
      events: [
        known,
        ...send['cart.changed'],
        send['token.rejected'],
        model.failed('refreshToken', expiredToken),
        token,
      ],
      ends: { guest: 'ready' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBeNull(),
    },
    {
      name: 'a guest with a cart whose cookies are gone is told so',
      events: [
        known,
        send['cart.changed'][0],
        send['token.rejected'],
        model.failed('refreshToken', expiredToken),
        token,
      ],
      ends: { guest: 'ready' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBe('guest'),
    },
    {
      name: 'a guest who emptied the cart here and filled it in another tab is told so',
      events: [
        known,
        ...send['cart.changed'],
        { type: 'session.changed', session: { ...guestSession, basketId: 'cart-7', isCartEmpty: false } },
        send['token.rejected'],
        model.failed('refreshToken', expiredToken),
        token,
      ],
      ends: { guest: 'ready' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBe('guest'),
    },
    {
      name: 'a guest who lost a cart is told so after a reload',
      events: [model.done('restoreSession', successorSession)],
      ends: { guest: 'ready' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBe('guest'),
    },
    {
      name: 'a guest who lost a cart is told so in their other tabs',
      events: [known, send['session.changed'][3]],
      ends: { guest: 'ready' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBe('guest'),
    },
    ...(
      [
        ['they begin a new cart', send['cart.changed'][0]],
        ['they have read it', send['cutOff.dismissed']],
      ] as const
    ).map(([until, event]) => ({
      name: `a guest who lost a cart is told so until ${until}, in all tabs`,
      events: [model.done('restoreSession', successorSession), event],
      ends: { guest: 'ready' } as const,
      also: (snapshot: SessionSnapshot, { sent }: { sent: readonly unknown[] }) => {
        expect(selectCutOff(snapshot)).toBeNull();
        expect(sent.at(-1)).toEqual({ to: 'watchTabs', event: { type: 'cutOff.forgotten' } });
      },
    })),
    {
      name: 'a lost cart is no longer reported here once another tab no longer reports it',
      events: [
        model.done('restoreSession', successorSession),
        { type: 'session.changed', session: { ...successorSession, cutOff: undefined } },
      ],
      ends: { guest: 'ready' },
      also: (snapshot) => expect(selectCutOff(snapshot)).toBeNull(),
    },
    {
      name: 'who signs in in another tab is signed in here',
      events: [known, send['session.changed'][2]],
      ends: { registered: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.session).toEqual(customerSession);
        expect(typesOf(emitted)).toEqual(['session.started', 'session.started']);
      },
    },
    {
      name: 'who signs out in another tab is signed out here, and shares the guest session that it asks for',
      events: [customer, send['session.changed'][0], send['session.changed'][1]],
      ends: { guest: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.session).toEqual(guestSession);
        expect(typesOf(emitted)).toEqual([
          'session.started',
          'notice.raised',
          'session.left',
          'session.ended',
          'session.started',
        ]);
      },
    },
    {
      name: 'when the other tab gets no guest session, this one asks for it',
      events: [customer, send['session.changed'][0], model.after('tabPatience'), token],
      ends: { guest: 'ready' },
    },
    ...[
      { where: 'while the token is renewed', before: [known, send['token.rejected']] },
      { where: 'where no session could be had', before: [unknown, model.failed('createToken', down)] },
    ].map(({ where, before }) => ({
      name: `who signs in in another tab is signed in here even ${where}`,
      events: [...before, send['session.changed'][2]],
      ends: { registered: 'ready' } as const,
    })),
    {
      name: 'a customer in whose place another tab has a guest is a guest here, too',
      events: [customer, send['session.changed'][1]],
      ends: { guest: 'ready' },
      also: ({ context }) => expect(context.session).toEqual(guestSession),
    },
    {
      name: 'what another tab remembers of the same shopper leaves them who they are',
      events: [known, send['session.changed'][1]],
      ends: { guest: 'ready' },
      also: (snapshot) => expect(snapshot.context.session).toMatchObject(guestSession),
    },
    {
      name: 'the right password makes a guest a customer',
      events: [known, signIn, code, exchanged],
      ends: { registered: 'loadingAccount' },
      also: ({ context }, { emitted }) => {
        expect(context.session).toEqual(customerSession);
        expect(typesOf(emitted)).toEqual(['session.started', 'session.started', 'signIn.settled', 'notice.raised']);
      },
    },
    {
      name: 'a wrong password leaves the guest a guest',
      events: [known, signIn, model.failed('askForCode', wrongPassword)],
      ends: { guest: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.session).toEqual(guestSession);
        expect(emitted.at(-1)).toEqual({ type: 'signIn.refused', id: 'form', failure: wrongPassword });
      },
    },
    {
      name: 'who signs in before there is a guest’s session need not wait for it',
      events: [unknown, signIn, code, exchanged],
      ends: { registered: 'loadingAccount' },
    },
    {
      name: 'a guest’s session is asked for after a first sign-in with a wrong password',
      events: [unknown, signIn, model.failed('askForCode', wrongPassword)],
      ends: { guest: 'fetchingToken' },
    },
    {
      name: 'a second sign-in beside the first is refused at once',
      events: [known, signIn, signIn],
      ends: { signingIn: 'askingForCode' },
      also: (_, { emitted }) =>
        expect(emitted.at(-1)).toMatchObject({ type: 'signIn.refused', failure: { errorId: 'AUT409' } }),
    },
    {
      name: 'a passkey that is shown beside a sign-in is refused at once',
      events: [known, signIn, shown],
      ends: { signingIn: 'askingForCode' },
      also: (_, { emitted }) =>
        expect(emitted.at(-1)).toMatchObject({ type: 'signIn.refused', id: shown.id, failure: { errorId: 'AUT409' } }),
    },
    ...[known, customer].map((who) => ({
      name: `a 403 of a token call is ignored: a ${who === known ? 'guest' : 'customer'} stays who they are, and reads nothing`,
      events: [who, send['token.rejected'], model.failed('refreshToken', notAllowed)],
      ends: who === known ? ({ guest: 'ready' } as const) : ({ registered: 'ready' } as const),
      also: (
        _: SessionSnapshot,
        { emitted, sent }: { emitted: readonly { type: string }[]; sent: readonly unknown[] },
      ) => {
        expect(typesOf(emitted)).toEqual(['session.started']);
        expect(sent.at(-1)).toEqual({ to: 'watchRejections', event: { type: 'session.unavailable' } });
      },
    })),
    {
      name: 'a token that is handed out already is asked for once more after two seconds',
      events: [known, signIn, code, model.failed('exchangeCode', duplicated), secondTry, exchanged],
      ends: { registered: 'loadingAccount' },
    },
    {
      name: 'a second duplicate token refuses the sign-in with AUT409',
      events: [
        known,
        signIn,
        code,
        model.failed('exchangeCode', duplicated),
        secondTry,
        model.failed('exchangeCode', duplicated),
      ],
      ends: { guest: 'ready' },
      also: (_, { emitted }) =>
        expect(emitted.at(-1)).toMatchObject({ type: 'signIn.refused', failure: { errorId: 'AUT409' } }),
    },
    {
      name: 'any other failure of the token call refuses the sign-in with AUT409, too',
      events: [known, signIn, code, model.failed('exchangeCode', down)],
      ends: { guest: 'ready' },
      also: (_, { emitted }) =>
        expect(emitted.at(-1)).toMatchObject({ type: 'signIn.refused', failure: { errorId: 'AUT409' } }),
    },
    {
      name: 'a 403 of the token call shows no message',
      events: [known, signIn, code, model.failed('exchangeCode', notAllowed)],
      ends: { guest: 'ready' },
      also: (_, { emitted }) => expect(typesOf(emitted).slice(1)).toEqual(['signIn.settled']),
    },
    {
      name: 'a 403 of the second token call shows no message',
      events: [
        known,
        signIn,
        code,
        model.failed('exchangeCode', duplicated),
        secondTry,
        model.failed('exchangeCode', notAllowed),
      ],
      ends: { guest: 'ready' },
      also: (_, { emitted }) => expect(typesOf(emitted).slice(1)).toEqual(['signIn.settled']),
    },
    {
      name: 'a wrong password where no session could be had leaves the shopper where they were',
      events: [unknown, model.failed('createToken', down), signIn, model.failed('askForCode', wrongPassword)],
      ends: { guest: 'unavailable' },
    },
    ...[model.done('afterLogIn', undefined), model.failed('afterLogIn', down)].map((ended) => ({
      name: `a customer whose account ${ended.type.includes('.done.') ? 'is loaded' : 'cannot be loaded'} is signed in`,
      events: [known, signIn, code, exchanged, ended],
      ends: { registered: 'ready' } as const,
    })),
    {
      name: 'a customer need not wait for the account to sign out again',
      events: [known, signIn, code, exchanged, send['signOut.requested']],
      ends: { registered: 'signingOut' },
    },
    { name: 'a customer who comes back is still signed in', events: [customer], ends: { registered: 'ready' } },
    {
      name: 'a customer whose token ran out stays signed in',
      events: [customer, send['token.rejected'], model.done('refreshToken', customerSession)],
      ends: { registered: 'ready' },
      also: (_, { emitted }) => expect(typesOf(emitted)).toEqual(['session.started']),
    },
    {
      name: 'signing out leaves nothing of the customer, and a new guest',
      events: [customer, send['signOut.requested'], model.done('signOut', undefined)],
      ends: { guest: 'fetchingToken' },
      also: ({ context }, { emitted }) => {
        expect(context.session).toBeNull();
        expect(emitted.slice(1)).toEqual([
          { type: 'notice.raised', notice: { title: 'signedOut', tone: 'success' } },
          { type: 'session.left' },
          { type: 'session.ended' },
        ]);
      },
    },
    {
      name: 'a call beside the sign-out need not wait for it, and is not made for whoever comes next',
      events: [customer, send['signOut.requested'], send['token.rejected']],
      ends: { registered: 'signingOut' },
      also: (_, { sent }) =>
        expect(sent.at(-1)).toEqual({ to: 'watchRejections', event: { type: 'session.unavailable' } }),
    },
    {
      name: 'a session that the service has forgotten is signed out, too',
      events: [customer, send['signOut.requested'], model.failed('signOut', expiredToken)],
      ends: { guest: 'fetchingToken' },
    },
    {
      name: 'without a network nobody is told that they are signed out',
      events: [customer, send['signOut.requested'], model.failed('signOut', down)],
      ends: { registered: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.session).toEqual(customerSession);
        expect(emitted.at(-1)).toMatchObject({ notice: { title: 'notSignedOut', tone: 'error' } });
      },
    },
    { name: 'a first visit gets a guest token', events: [unknown, token], ends: { guest: 'ready' } },
    { name: 'a second visit goes on where it was', events: [known], ends: { guest: 'ready' } },
    {
      name: 'a token that is handed out already is asked for once more, two seconds later',
      events: [unknown, model.failed('createToken', duplicated), model.after('duplicatedTokenDelay', 'guest.waiting')],
      ends: { guest: 'retrying' },
    },
    {
      name: 'a token that ran out is renewed',
      events: [known, send['token.rejected'], model.done('refreshToken', renewedSession)],
      ends: { guest: 'ready' },
      also: ({ context }) => expect(context.session).toEqual(renewedSession),
    },
    {
      name: 'the second time that no token is handed out is the last',
      events: [
        unknown,
        model.failed('createToken', duplicated),
        model.after('duplicatedTokenDelay', 'guest.waiting'),
        model.failed('createToken', duplicated),
      ],
      ends: { guest: 'unavailable' },
    },
    {
      name: 'without a network there is no session; trying again asks for one',
      events: [unknown, model.failed('createToken', down), send['session.retried']],
      ends: { guest: 'fetchingToken' },
    },
    {
      name: 'after a lost network the next call that needs a session asks for one',
      events: [unknown, model.failed('createToken', down), send['token.rejected']],
      ends: { guest: 'fetchingToken' },
    },
    {
      name: 'a page that cannot hear of rejected tokens has no session',
      events: [model.failed('watchRejections', new Error('no network client'))],
      ends: { guest: 'unavailable' },
    },
    {
      name: 'a session that is over becomes a new guest',
      events: [known, send['token.rejected'], model.failed('refreshToken', expiredToken)],
      ends: { guest: 'fetchingToken' },
      also: ({ context }, { emitted }) => {
        expect(context.session).toBeNull();
        expect(emitted.map(({ type }) => type)).toEqual(['session.started', 'session.ended']);
      },
    },
    {
      name: 'a shopper whose token could not be renewed stays who they are when it is tried again',
      events: [known, send['token.rejected'], model.failed('refreshToken', down), send['session.retried']],
      ends: 'refreshing',
    },
    {
      name: 'a lost connection keeps the session for later',
      events: [known, send['token.rejected'], model.failed('refreshToken', down)],
      ends: { guest: 'unavailable' },
      also: ({ context }) => expect(context.session).toEqual(guestSession),
    },
    {
      name: 'a session that could not be renewed is renewed at the next call',
      events: [known, send['token.rejected'], model.failed('refreshToken', down), send['token.rejected']],
      ends: 'refreshing',
    },
  ],
  pairs: true,
  waits: { tabPatience: 5000, duplicatedTokenDelay: 2000 },
});
