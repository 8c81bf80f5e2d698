import { liveInspectionSetup } from './live-inspection.setup.ts';

/** The window beside the shop: which charts run in the page, where they are, and what they hear. */
export const liveInspectionMachine = liveInspectionSetup.createMachine({
  id: 'live-inspection',
  description: 'Watching the charts of a running page, such as those of core 4, from another window: their states as they change and the events that they hear, without personal data.',
  context: { page: null, actors: [], log: [] },
  invoke: { id: 'listenToPages', src: 'listenToPages', onError: { target: '.unavailable' } },
  on: { 'log.cleared': { actions: 'clearLog' } },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No page has said hello yet: open one with ?inspect in its address.',
      on: { 'page.greeted': { target: 'watching', actions: 'rememberPage' } },
    },
    watching: {
      description: 'A page tells what happens in it.',
      tags: ['live'],
      on: {
        'page.greeted': { actions: 'rememberPage' },
        'actor.changed': { guard: 'isOfWatched', actions: 'rememberActor' },
        'event.seen': { guard: 'isOfWatched', actions: 'logEvent' },
        'page.left': { guard: 'isOfWatched', target: 'left' },
        'log.paused': { target: 'paused' },
      },
    },
    paused: {
      description: 'States go on changing in the drawing; the list of events stands still, to be read.',
      tags: ['live'],
      on: {
        'page.greeted': { target: 'watching', actions: 'rememberPage' },
        'actor.changed': { guard: 'isOfWatched', actions: 'rememberActor' },
        'page.left': { guard: 'isOfWatched', target: 'left' },
        'log.resumed': { target: 'watching' },
      },
    },
    left: {
      description: 'The page was closed or loaded anew: what it told stays, until one says hello.',
      on: { 'page.greeted': { target: 'watching', actions: 'rememberPage' } },
    },
    unavailable: {
      description: 'This browser does not let windows speak with each other: nothing can be watched.',
      meta: { rests: 'The page says what is missing, and leads to the gallery.' },
    },
  },
});
