import { secondaryNavSetup } from './secondary-nav.setup.ts';

/** The links of a page's own navigation, on small screens. */
export const secondaryNavMachine = secondaryNavSetup.createMachine({
  id: 'secondary-nav',
  description:
    'The secondary navigation is a bar on large screens and a list that unfolds on small ones: its title folds and unfolds it; Escape and a followed link fold it (catalogue 4, Mega menu).',
  invoke: { id: 'watchList', src: 'watchList', onError: { target: '.none' } },
  initial: 'folded',
  states: {
    folded: {
      description: 'Only the title of the list is shown, or all of it as a bar.',
      on: { 'list.unfolded': { target: 'unfolded' } },
    },
    unfolded: {
      description: 'The links are shown below the title.',
      on: {
        'list.folded': { target: 'folded' },
        'list.escaped': { target: 'folded', actions: 'foldList' },
        'link.followed': { target: 'folded', actions: 'foldList' },
      },
    },
    none: {
      type: 'final',
      description: 'The list is not on the page.',
      meta: { rests: 'There is nothing on the page that could be left.' },
    },
  },
});
