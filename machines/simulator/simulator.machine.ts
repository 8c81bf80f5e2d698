import { simulatorSetup } from './simulator.setup.ts';

/** Runs a chart step by step. */
export const simulatorMachine = simulatorSetup.createMachine({
  id: 'simulator',
  description:
    'Playing through a chart of the gallery, such as those of core 4, without a shop: what happened so far is a list of names in the address, so that it can be shared, taken back and read again.',
  context: ({ input }) => ({ chart: input.chart, start: '', steps: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The chart itself is on its way, with what its model says can happen to it.',
      invoke: {
        id: 'loadChart',
        src: 'loadChart',
        input: ({ context: { chart } }) => ({ chart }),
        onDone: { target: 'ready' },
        onError: { target: 'unavailable' },
      },
    },
    unavailable: {
      description: 'The chart could not be fetched, or the page may not read its own address.',
      on: { 'retry.requested': { target: 'loading', actions: 'forgetTrail' } },
    },
    ready: {
      description: 'The chart waits for whatever the reader lets happen.',
      type: 'parallel',
      invoke: { id: 'keepAddress', src: 'keepAddress', onError: { target: 'unavailable' } },
      states: {
        trail: {
          description: 'What happened so far.',
          initial: 'atStart',
          on: {
            'step.taken': { target: '.underway', actions: ['rememberStep', 'writeAddress'] },
            'trail.restarted': { target: '.atStart', actions: ['beginAnew', 'writeAddress'] },
            'address.read': [
              { guard: 'hasSteps', target: '.underway', actions: 'rememberTrail' },
              { target: '.atStart', actions: 'rememberTrail' },
            ],
          },
          states: {
            atStart: { description: 'Nothing has happened: the chart is where it begins.' },
            underway: {
              description: 'Something has happened, and can be taken back.',
              on: {
                'trail.cut': [
                  { guard: 'leavesNothing', target: 'atStart', actions: ['cutTrail', 'writeAddress'] },
                  { actions: ['cutTrail', 'writeAddress'] },
                ],
              },
            },
          },
        },
        link: {
          description: 'The link that leads back to this very moment.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nobody has asked for it.',
              on: { 'link.wanted': { target: 'copying' } },
            },
            copying: {
              description: 'It is being put on the clipboard.',
              invoke: { id: 'copyLink', src: 'copyLink', onDone: { target: 'copied' }, onError: { target: 'refused' } },
            },
            copied: {
              description: 'It can be pasted.',
              after: { copiedLasts: { target: 'resting' } },
              on: {
                'step.taken': { target: 'resting' },
                'trail.cut': { guard: 'isUnderway', target: 'resting' },
                'trail.restarted': { target: 'resting' },
                'address.read': { target: 'resting' },
                'link.wanted': { target: 'copying' },
              },
            },
            refused: {
              description: 'The browser does not lend its clipboard: the address itself can be copied.',
              on: {
                'step.taken': { target: 'resting' },
                'trail.cut': { guard: 'isUnderway', target: 'resting' },
                'trail.restarted': { target: 'resting' },
                'address.read': { target: 'resting' },
                'link.wanted': { target: 'copying' },
              },
            },
          },
        },
      },
    },
  },
});
