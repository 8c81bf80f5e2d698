import { expected } from '#machines/shared/ports.ts';
import { cmsPreviewSetup } from './cms-preview.setup.ts';

/** How editors find what they wrote, and see it before shoppers do. */
export const cmsPreviewMachine = cmsPreviewSetup.createMachine({
  id: 'cms-preview',
  description:
    'How editors find a piece of content and see it as shoppers will, at a moment they choose and at two widths that scroll together (catalogue 2, preview controls).',
  context: { query: null, page: 1, results: { items: [], total: 0 }, chosen: null, failure: null },
  initial: 'choosing',
  on: {
    'list.requested': [
      { guard: 'hasDocType', target: '.loading', actions: ['rememberQuery', 'forgetChosen'] },
      { target: '.choosing.missingType', actions: ['forgetResults', 'forgetChosen'] },
    ],
  },
  states: {
    choosing: {
      description: 'The editor says what kind of content to list.',
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing is wrong yet.' },
        missingType: { description: 'No kind was chosen: Doc type is required, the field says.' },
      },
    },
    loading: {
      description: 'The list is read.',
      tags: ['busy'],
      // One list at a time: the form is busy.
      on: { 'list.requested': {} },
      invoke: {
        id: 'getShowcase',
        src: 'getShowcase',
        input: ({ context: { query, page } }) => ({ ...expected(query, 'what the editor looks for'), page }),
        onDone: [
          {
            guard: { type: 'hasItems', params: ({ event }) => event.output },
            target: 'results',
            actions: { type: 'keepResults', params: ({ event }) => event.output },
          },
          { target: 'none', actions: 'forgetResults' },
        ],
        onError: { target: 'failed', actions: ['rememberFailure', 'forgetResults'] },
      },
    },
    results: {
      description: 'The content is listed, with who refers to it and when it was changed.',
      on: {
        'page.requested': { target: 'loading', actions: 'rememberPage' },
        'item.chosen': { target: 'previewing', actions: 'choose' },
      },
    },
    none: { description: 'There is no such content: No results.' },
    failed: { description: 'The list could not be read; it can be asked for again.' },
    previewing: {
      description: 'The page that shows the chosen content is open in two frames, a narrow and a wide one.',
      invoke: { id: 'watchFrames', src: 'watchFrames', onError: { target: '.apart' } },
      initial: 'together',
      on: {
        'item.chosen': { target: 'previewing', reenter: true, actions: 'choose' },
        'page.requested': { target: 'loading', actions: ['rememberPage', 'forgetChosen'] },
        'preview.closed': { target: 'results', actions: 'forgetChosen' },
      },
      states: {
        together: {
          description: 'A frame that is scrolled takes the other one along.',
          on: {
            'frame.scrolled': { actions: 'scrollOthers' },
            'scrolling.parted': { target: 'apart' },
          },
        },
        apart: {
          description: 'Each frame is scrolled by itself.',
          on: { 'scrolling.joined': { target: 'together' } },
        },
      },
    },
  },
});
