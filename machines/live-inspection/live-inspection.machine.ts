import { liveInspectionSetup } from './live-inspection.setup.ts';
import type { LiveInspectionEvent } from './live-inspection.types.ts';

const opened = ({ event }: { event: LiveInspectionEvent }): string | Blob =>
  event.type === 'log.openRequested' ? event.log : '';

/** The window beside the shop: the running pages, the current and past states of their actors, and their events. */
export const liveInspectionMachine = liveInspectionSetup.createMachine({
  id: 'live-inspection',
  description:
    'Watching the charts of running pages, such as those of core 4, from another window: their states as they change and the events that they hear, without personal data; and looking back.',
  context: { recordings: [], chosen: null, held: null, at: null },
  type: 'parallel',
  states: {
    page: {
      description: 'Whose log is read.',
      invoke: { id: 'listenToPages', src: 'listenToPages', onError: { target: '.unavailable' } },
      initial: 'waiting',
      on: {
        'page.greeted': { actions: 'keepPage' },
        'moments.seen': { guard: 'isOfRunningPage', actions: 'keepMoments' },
        'page.left': { guard: 'isLeaving', actions: 'keepLeft' },
        'log.cleared': { guard: 'hasLog', actions: 'clearLog' },
        'page.chosen': [
          { guard: 'isOfRunningPage', target: '.watching', actions: 'readChosen' },
          { guard: 'isOfLeftPage', target: '.left', actions: 'readChosen' },
          { target: '.reading', actions: 'readChosen' },
        ],
      },
      states: {
        waiting: {
          description: 'No page has said hello yet: open one with ?inspect in its address.',
          on: { 'page.greeted': { target: 'watching', actions: ['keepPage', 'readGreeted'] } },
        },
        watching: {
          description: 'A page tells what happens in it.',
          on: { 'page.left': { guard: 'isLeavingChosen', target: 'left', actions: 'keepLeft' } },
        },
        left: {
          description:
            'The page was closed, or the next of its tab is loading: what it told stays, until one says hello.',
          on: { 'page.greeted': { target: 'watching', actions: ['keepPage', 'readGreeted'] } },
        },
        reading: {
          description: 'A log from elsewhere is read: nothing is added to it.',
        },
        unavailable: {
          description:
            'This browser does not let windows speak with each other: nothing can be watched, but copied logs can be read.',
        },
      },
    },
    time: {
      description: 'Which moment is looked at.',
      initial: 'following',
      states: {
        following: {
          description: 'The last one: the drawing and the list go along with the page.',
          on: { 'moment.chosen': { guard: 'hasLog', target: 'held', actions: 'hold' } },
        },
        held: {
          description:
            'One that has passed: drawing, tree and list show what was. The page goes on, and so does its log, unseen.',
          on: {
            'moment.chosen': { actions: 'hold' },
            'moment.followed': { target: 'following', actions: 'release' },
            'page.chosen': { target: 'following', actions: 'release' },
            'log.cleared': { target: 'following', actions: 'release' },
          },
        },
      },
    },
    file: {
      description: 'Logs from elsewhere.',
      initial: 'idle',
      on: { 'log.openRequested': { target: '.opening' } },
      states: {
        idle: { description: 'Nothing is being read in.' },
        opening: {
          description: 'What was pasted or chosen is read.',
          invoke: {
            id: 'readLog',
            src: 'readLog',
            input: opened,
            onDone: { target: 'idle', actions: ['keepCopy', 'readCopy'] },
            onError: { target: 'refused' },
          },
        },
        refused: { description: 'It is no log of the inspector.' },
      },
    },
  },
});
