import { assign } from 'xstate';
import { sizeGuideSetup } from './size-guide.setup.ts';

/** The dialog "Size guide": the size chart of a product, and of shoes the size for the shopper's foot. */
export const sizeGuideMachine = sizeGuideSetup.createMachine({
  id: 'size-guide',
  description:
    'A shopper looks up which size to take: the measures of each size (catalogue 7, size-chart and foot-sizes).',
  context: ({ input: { productType, fitNote = null } }) => ({ productType, fitNote, guide: null, foot: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The size chart is read.',
      invoke: {
        id: 'readGuide',
        src: 'readGuide',
        input: ({ context: { productType } }) => ({ productType }),
        onDone: { target: 'shown', actions: assign({ guide: ({ event }) => event.output }) },
        onError: [{ guard: 'isUnknown', target: 'unknown' }, { target: 'unavailable' }],
      },
    },
    unavailable: {
      description: 'The size chart could not be read. The dialog says so; the shopper tries again or closes it.',
      on: { 'guide.retried': { target: 'reading' } },
    },
    unknown: {
      description: 'The shop has no size chart for this product, and says so.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
    shown: {
      description:
        'The shopper reads the chart. Of shoes they may type the length of their foot, and the chart names the size.',
      on: { 'foot.measured': { guard: 'isOther', actions: 'rememberFoot' } },
      meta: { rests: 'The chart is read until its dialog is closed.' },
    },
  },
});
