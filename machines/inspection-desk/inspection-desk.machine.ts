import { inspectionDeskSetup, logOnDesk } from './inspection-desk.setup.ts';

/** Beside the live inspector: what is done with a log as a whole, one thing at a time. */
export const inspectionDeskMachine = inspectionDeskSetup.createMachine({
  id: 'inspection-desk',
  description: 'What a reader does with the log of a page, such as one that the charts of core 4 run in: takes a copy along, or asks whether the charts still lead where it says.',
  context: { log: null, verdict: null },
  on: {
    'copy.requested': { target: '.copying', actions: 'takeLog' },
    'replay.requested': { target: '.replaying', actions: 'takeLog' },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing was asked for.' },
    copying: {
      description: 'The log is on its way to where it can be pasted from.',
      invoke: { id: 'copyLog', src: 'copyLog', input: logOnDesk, onDone: { target: 'copied' }, onError: { target: 'uncopied' } },
    },
    copied: { description: 'The log can be pasted.' },
    uncopied: { description: 'The browser does not hand it out: it can be asked again.' },
    replaying: {
      description: 'The log is stepped through the charts as they are.',
      invoke: { id: 'replayLog', src: 'replayLog', input: logOnDesk, onDone: { target: 'judged', actions: 'keepVerdict' }, onError: { target: 'unjudged' } },
    },
    judged: { description: 'It is said which moments follow, and the first that does not.' },
    unjudged: { description: 'The charts could not be loaded: it can be asked again.' },
  },
});
