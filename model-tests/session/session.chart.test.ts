import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { down, duplicated, expiredToken, guestSession, model, renewedSession, send } from './session.model.ts';

const unknown = model.done('restoreSession', null);
const known = model.done('restoreSession', guestSession);
const token = model.done('createToken', guestSession);

describeChart(model, {
  invariants: {
    'whoever is ready has a session': ({ nextState }) => {
      if (nextState.hasTag('ready')) expect(nextState.context.session).not.toBeNull();
    },
    'the cart hears of a session exactly when one begins': ({ emitted, state, nextState }) => {
      const begins = nextState.matches({ guest: 'ready' }) && !state.matches('refreshing');
      expect(emitted.some(({ type }) => type === 'session.started')).toBe(begins);
    },
    'the page hears that no token can be had': ({ emitted, state, nextState }) => {
      const isLost = nextState.matches({ guest: 'unavailable' }) && !state.matches({ guest: 'unavailable' });
      if (isLost) expect(emitted.map(({ type }) => type)).toContain('session.unavailable');
    },
    'a call that waits for a token is told how it ended, and is not made again for another shopper': ({ sent, state, nextState }) => {
      const answers = sent.filter(({ to }) => to === 'watchRejections').map(({ event }) => event.type);
      if (nextState.matches({ guest: 'ready' })) expect(answers).toEqual(['session.renewed']);
      const isLost = nextState.matches({ guest: 'unavailable' }) && !state.matches({ guest: 'unavailable' });
      const isOver = state.matches('refreshing') && nextState.matches({ guest: 'fetchingToken' });
      if (isLost || isOver) expect(answers).toEqual(['session.unavailable']);
    },
    'why there is no session is known until there is one': ({ event, nextState }) => {
      if (nextState.hasTag('ready') && !nextState.matches('refreshing')) expect(nextState.context.failure).toBeNull();
      const { error } = event;
      if (nextState.matches({ guest: 'unavailable' }) && error !== undefined && !(error instanceof Error))
        expect(nextState.context.failure).toEqual(error);
    },
  },
  stories: [
    { name: 'a first visit gets a guest token', events: [unknown, token], ends: { guest: 'ready' } },
    { name: 'a second visit goes on where it was', events: [known], ends: { guest: 'ready' } },
    {
      name: 'a token that is handed out already is asked for once more, two seconds later',
      events: [unknown, model.failed('createToken', duplicated), model.after('duplicatedTokenDelay')],
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
      events: [unknown, model.failed('createToken', duplicated), model.after('duplicatedTokenDelay'), model.failed('createToken', duplicated)],
      ends: { guest: 'unavailable' },
    },
    {
      name: 'without a network there is no session; trying again asks for one',
      events: [unknown, model.failed('createToken', down), send['session.retried']],
      ends: { guest: 'fetchingToken' },
    },
    {
      name: 'and so does the next call that needs one',
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
  waits: { duplicatedTokenDelay: 2000 },
});
