import { megaMenuSetup } from './mega-menu.setup.ts';

/** The navigation's panels on large screens. */
export const megaMenuMachine = megaMenuSetup.createMachine({
  id: 'mega-menu',
  description:
    'Which panel of the navigation is open: by pointing or pressing as the editors chose; Escape and another page close it (catalogue 4, Mega menu).',
  context: ({ input }) => ({ itemId: null, opensOn: input.opensOn }),
  invoke: { id: 'watchRoute', src: 'watchRoute', onError: { target: '.closed' } },
  initial: 'closed',
  on: {
    'route.changed': { target: '.closed' },
    'menu.escaped': { target: '.closed' },
  },
  states: {
    closed: {
      description: 'No panel.',
      entry: 'forgetItem',
      on: {
        'item.pointed': { guard: 'opensOnHover', target: 'intending', actions: 'rememberItem' },
        'item.pressed': { target: 'open', actions: 'rememberItem' },
      },
    },
    intending: {
      description: 'The pointer rests on an item for a moment: does the shopper mean it?',
      after: { hoverIntent: { target: 'open' } },
      on: {
        'item.pointed': { target: 'intending', reenter: true, actions: 'rememberItem' },
        'item.pressed': { target: 'open', actions: 'rememberItem' },
        'menu.left': { target: 'closed' },
      },
    },
    open: {
      description: "An item's panel is open.",
      on: {
        'item.pressed': [
          { guard: 'isSameItem', target: 'closed' },
          { target: 'open', actions: 'rememberItem' },
        ],
        'item.pointed': { guard: 'opensOnHover', target: 'open', actions: 'rememberItem' },
        'menu.left': { guard: 'opensOnHover', target: 'leaving' },
      },
    },
    leaving: {
      description: 'The pointer left; the panel waits a moment for it to come back.',
      after: { leaveGrace: { target: 'closed' } },
      on: {
        'item.pointed': { target: 'open', actions: 'rememberItem' },
        'item.pressed': [
          { guard: 'isSameItem', target: 'closed' },
          { target: 'open', actions: 'rememberItem' },
        ],
      },
    },
  },
});
