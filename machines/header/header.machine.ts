import { headerSetup } from './header.setup.ts';

/** The look of the header, and whether it is visible. */
export const headerMachine = headerSetup.createMachine({
  id: 'header',
  description:
    'The header over the page: expanded, minimised, transparent or light; out of the way when the shopper reads on, back when they scroll up (core 4 and 9, Header).',
  context: ({ input }) => ({ y: 0, restedY: 0, path: input.path }),
  type: 'parallel',
  invoke: [
    { id: 'watchScroll', src: 'watchScroll', onError: { target: '.scroll.unwatched' } },
    { id: 'watchRoute', src: 'watchRoute', onError: { target: '.scroll.unwatched' } },
  ],
  states: {
    look: {
      description: 'What the header is dressed in.',
      initial: 'choosing',
      on: {
        'scroll.settled': { target: '.choosing' },
        'route.changed': { target: '.choosing', actions: 'rememberPath' },
      },
      states: {
        choosing: {
          description: 'The page and its position decide.',
          always: [
            { guard: 'isPlain', target: 'light' },
            { guard: 'isAtTopOfHero', target: 'transparent' },
            { guard: 'isAtTop', target: 'expanded' },
            { target: 'minimised' },
          ],
        },
        expanded: { description: 'At the top of a page: tall, with the navigation.' },
        transparent: { description: 'At the top of a page that begins with a large picture: lies over it.' },
        minimised: { description: 'Further down: low, so that the page has the room.' },
        light: { description: 'In the checkout: the name of the shop and little else, and it does not stick.' },
      },
    },
    scroll: {
      description: 'Whether the page moves.',
      initial: 'still',
      states: {
        still: {
          description: 'The page rests.',
          on: { 'page.scrolled': { target: 'moving', actions: 'rememberScroll' } },
        },
        moving: {
          description: 'The page moves; at the latest after half a second the header answers.',
          initial: 'settling',
          exit: 'settle',
          after: { scrollMaxWait: { target: 'still' } },
          states: {
            settling: {
              description: 'Waiting for 200 ms without a move.',
              after: { scrollDebounce: { target: '#header.scroll.still' } },
              on: { 'page.scrolled': { target: 'settling', reenter: true, actions: 'rememberScroll' } },
            },
          },
        },
        unwatched: {
          description: 'The browser does not tell how the page moves: the header stays as it is.',
          meta: { rests: 'The header can be used all the same; the next page load listens again.' },
        },
      },
    },
    visibility: {
      description: 'Whether the header is in view.',
      initial: 'shown',
      states: {
        shown: {
          description: 'In view.',
          on: {
            'scroll.settled': [
              { guard: 'wentDown', target: 'hidden', actions: 'rememberRest' },
              { actions: 'rememberRest' },
            ],
          },
        },
        hidden: {
          description: 'Out of the way: the shopper reads on.',
          on: {
            'scroll.settled': [
              { guard: 'wentUp', target: 'shown', actions: 'rememberRest' },
              { actions: 'rememberRest' },
            ],
            'route.changed': { target: 'shown' },
          },
        },
      },
    },
  },
});
