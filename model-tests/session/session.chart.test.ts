import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { down, duplicated, expiredToken, guestSession, model, send } from './session.model.ts';

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
    'who waits for a token is told how it ended': ({ emitted, state, nextState }) => {
      if (state.matches('refreshing') && nextState.matches({ guest: 'ready' })) {
        expect(emitted.map(({ type }) => type)).toContain('session.renewed');
      }
      if (nextState.matches({ guest: 'unavailable' }) && !state.matches({ guest: 'unavailable' })) {
        expect(emitted.map(({ type }) => type)).toContain('session.unavailable');
      }
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
    { name: 'a token that ran out is renewed', events: [known, send['token.rejected'], model.done('refreshToken', guestSession)], ends: { guest: 'ready' } },
    {
      name: 'a session that is over becomes a new guest',
      events: [known, send['token.rejected'], model.failed('refreshToken', expiredToken)],
      ends: { guest: 'fetchingToken' },
      also: ({ context }) => expect(context.session).toBeNull(),
    },
    {
      name: 'a lost connection keeps the session for later',
      events: [known, send['token.rejected'], model.failed('refreshToken', down)],
      ends: { guest: 'unavailable' },
      also: ({ context }) => expect(context.session).toEqual(guestSession),
    },
  ],
  pairs: true,
  waits: { duplicatedTokenDelay: 2000 },
});
