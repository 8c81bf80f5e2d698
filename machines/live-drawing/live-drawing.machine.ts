import { chartAsked, liveDrawingSetup } from './live-drawing.setup.ts';

/** The chart that the window beside the shop draws. */
export const liveDrawingMachine = liveDrawingSetup.createMachine({
  id: 'live-drawing',
  description:
    'Which of the running charts, such as those of core 4, is drawn in the live window: the one that moved last, or one that the reader pinned.',
  context: { drawn: null, moved: null, asked: null },
  invoke: [
    { id: 'watchPlace', src: 'watchPlace', onError: { target: '.pinned' } },
    { id: 'watchMoves', src: 'watchMoves', onError: { target: '.pinned' } },
  ],
  on: { 'chart.moved': { actions: 'keepMoved' } },
  initial: 'following',
  states: {
    following: {
      description: 'The drawing goes along: it shows the chart that moved last.',
      on: {
        'place.changed': [{ guard: 'isPinned', target: 'pinned', actions: 'keepPlace' }, { actions: 'keepPlace' }],
      },
      initial: 'current',
      states: {
        current: {
          description: 'The chart that moved last is drawn, or none has moved.',
          always: { guard: 'isElsewhere', target: 'showing' },
          on: { 'drawing.entered': { target: 'read' } },
        },
        showing: {
          description: 'The drawing of the chart that moved is on its way; the one before stays until then.',
          entry: 'askForMoved',
          invoke: {
            id: 'showChart',
            src: 'showChart',
            input: chartAsked,
            onDone: { target: 'shown' },
            onError: { target: 'shown' },
          },
          on: { 'drawing.entered': { target: 'read' } },
        },
        shown: {
          description: 'It stays for a moment, however many charts move.',
          after: { leastShown: { target: 'current' } },
          on: { 'drawing.entered': { target: 'read' } },
        },
        read: {
          description: 'The reader is in the drawing, with a pointer or the keyboard: it stays until they leave it.',
          on: { 'drawing.left': { target: 'current' } },
        },
      },
    },
    pinned: {
      description: "The chart in the page's address is drawn, whichever moves. So it is where nobody says what moves.",
      on: {
        'place.changed': [
          { guard: 'isPinned', actions: 'keepPlace' },
          { target: 'following', actions: 'keepPlace' },
        ],
      },
    },
  },
});
