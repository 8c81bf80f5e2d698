import { actorOnDesk, inspectionDeskSetup, logOnDesk } from './inspection-desk.setup.ts';

/** The tools of the live inspector for a whole log, one at a time. */
export const inspectionDeskMachine = inspectionDeskSetup.createMachine({
  id: 'inspection-desk',
  description:
    'What a reader does with the log of a page, such as one that the charts of core 4 run in: takes a copy along, asks whether the charts still lead where it says, or goes on from there in the simulator.',
  context: { log: null, verdict: null, trail: null },
  on: {
    'copy.requested': { target: '.copying', actions: 'takeLog' },
    'replay.requested': { target: '.replaying', actions: 'takeLog' },
    'simulation.requested': { target: '.seeking', actions: 'takeLog' },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing was asked for.' },
    copying: {
      description: 'The log is on its way to where it can be pasted from.',
      invoke: {
        id: 'copyLog',
        src: 'copyLog',
        input: logOnDesk,
        onDone: { target: 'copied' },
        onError: { target: 'uncopied' },
      },
    },
    copied: { description: 'The log can be pasted.' },
    uncopied: { description: 'The browser does not hand it out: it can be asked again.' },
    replaying: {
      description: 'The log is stepped through the charts as they are.',
      invoke: {
        id: 'replayLog',
        src: 'replayLog',
        input: logOnDesk,
        onDone: { target: 'judged', actions: 'keepVerdict' },
        onError: { target: 'unjudged' },
      },
    },
    judged: { description: 'It is said which moments follow, and the first that does not.' },
    unjudged: { description: 'The charts could not be loaded: it can be asked again.' },
    seeking: {
      description:
        "The simulator is led the way of one actor, by the fixtures of its chart's model: nothing of the log but the names of its events is taken along.",
      invoke: {
        id: 'findTrail',
        src: 'findTrail',
        input: actorOnDesk,
        onDone: { target: 'found', actions: 'keepTrail' },
        onError: { target: 'unfound' },
      },
    },
    found: { description: 'A link opens the simulator at the same place, or as far as it follows the log.' },
    unfound: {
      description: 'The simulator does not get to where the log begins, or could not be loaded: it can be asked again.',
    },
  },
});
