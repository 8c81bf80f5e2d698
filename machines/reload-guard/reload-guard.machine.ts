import { reloadGuardSetup } from './reload-guard.setup.ts';

/** Lets the shop reload itself to recover, but never in a loop. */
export const reloadGuardMachine = reloadGuardSetup.createMachine({
  id: 'reload-guard',
  description:
    'A reload asked for by the shop itself happens at most once in ten seconds, so that a fault cannot reload for ever (core 9, Reload guard).',
  context: ({ input }) => ({ period: input.period }),
  initial: 'armed',
  states: {
    armed: {
      description: 'Nothing was asked for.',
      on: { 'reload.requested': { target: 'checking' } },
    },
    checking: {
      description: 'When was the last reload?',
      invoke: {
        id: 'readReloadAge',
        src: 'readReloadAge',
        onDone: [
          { guard: { type: 'isTooSoon', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'reloading' },
        ],
        onError: { target: 'refused' },
      },
    },
    reloading: {
      description: 'The page is going away and comes back fresh.',
      invoke: { id: 'reloadPage', src: 'reloadPage', onDone: { target: 'armed' }, onError: { target: 'refused' } },
    },
    refused: {
      description: 'It reloaded moments ago: the page stays, and may be asked again after the period.',
      after: { guardPeriod: { target: 'armed' } },
    },
  },
});
