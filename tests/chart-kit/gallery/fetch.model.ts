import { assign, fromPromise, setup } from 'xstate';
import { modelOf } from '#src/chart-kit/explore/model.ts';

/** Based on the fetch machine with retries in XState's documentation: an invoked promise, guards and a delay. */
const machine = setup({
  types: {
    context: {} as { attempts: number; user: string | null },
    events: {} as { type: 'fetch.requested' } | { type: 'fetch.cancelled' },
  },
  actors: { fetchUser: fromPromise<string>(() => Promise.reject(new Error('no network'))) },
  guards: { mayRetry: ({ context }) => context.attempts < 2 },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0 }),
  },
  delays: { retryDelay: 1_000 },
}).createMachine({
  id: 'fetch',
  description: 'Fetches a user, and tries again when that fails.',
  context: { attempts: 0, user: null },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing was asked for.', on: { 'fetch.requested': { target: 'loading' } } },
    loading: {
      description: 'The user is fetched.',
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        onDone: { target: 'success', actions: assign({ user: ({ event }) => event.output }) },
        onError: [{ guard: 'mayRetry', target: 'waiting', actions: 'countAttempt' }, { target: 'failure' }],
      },
      on: { 'fetch.cancelled': { target: 'idle', actions: 'forgetAttempts' } },
    },
    waiting: {
      description: 'It failed, and is tried again in a second.',
      after: { retryDelay: { target: 'loading' } },
      on: { 'fetch.cancelled': { target: 'idle', actions: 'forgetAttempts' } },
    },
    failure: {
      description: 'It failed three times.',
      on: { 'fetch.requested': { target: 'loading', actions: 'forgetAttempts' } },
    },
    success: { description: 'The user is known.', type: 'final' },
  },
});

export const fetching = modelOf(machine, {
  input: undefined,
  send: { 'fetch.requested': { type: 'fetch.requested' }, 'fetch.cancelled': { type: 'fetch.cancelled' } },
  outcomes: { fetchUser: { done: ['Ada'], failed: [new Error('no network')] } },
  project: ({ attempts }) => attempts,
  why: 'a guard asks how often it was tried',
});
