import { mobileMenuSetup } from './mobile-menu.setup.ts';

/** The navigation on small screens. */
export const mobileMenuMachine = mobileMenuSetup.createMachine({
  id: 'mobile-menu',
  description: 'The navigation as a panel on small screens; its sections fold and unfold (catalogue 4, Mega menu).',
  context: { expanded: [] },
  invoke: { id: 'watchRoute', src: 'watchRoute', onError: { target: '.closed' } },
  initial: 'closed',
  states: {
    closed: {
      description: 'The panel is away.',
      entry: 'collapseAll',
      on: { 'menu.opened': { target: 'open' } },
    },
    open: {
      description: 'The panel is open.',
      on: {
        'menu.closed': { target: 'closing' },
        'route.changed': { target: 'closing' },
        'section.toggled': [
          { guard: 'isExpanded', actions: 'collapseSection' },
          { actions: ['expandSection', 'reportExpansion'] },
        ],
      },
    },
    closing: {
      description: 'The panel goes (250 ms).',
      after: { dialogTransition: { target: 'closed' } },
      on: { 'menu.opened': { target: 'open' } },
    },
  },
});
