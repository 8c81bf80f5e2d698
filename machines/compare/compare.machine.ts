import { compareSetup } from './compare.setup.ts';

const press = { target: 'saving', actions: 'toggle' } as const;
const possiblePress = { ...press, guard: 'isPossible' } as const;
const clear = { target: 'saving', actions: 'clear' } as const;

/** The products that a shopper chooses on cards to compare them. */
export const compareMachine = compareSetup.createMachine({
  id: 'compare',
  description:
    'Up to four products are chosen on cards and kept on this device; a bar says how many, and leads to their comparison (catalogue 7, `/fapi/components/compare`).',
  context: ({ input }) => input,
  invoke: [
    { id: 'watchCards', src: 'watchCards', onError: { target: '.unsaved' } },
    { id: 'watchDevice', src: 'watchDevice', onError: { target: '.unsaved' } },
  ],
  on: { 'device.changed': { target: '.counting', actions: 'rememberDevice' } },
  initial: 'counting',
  states: {
    counting: {
      description: 'How many products are chosen?',
      always: [{ guard: 'isNothing', target: 'empty' }, { guard: 'isMost', target: 'full' }, { target: 'chosen' }],
    },
    empty: {
      description: 'No product is chosen. The bar is not shown.',
      on: { 'product.toggled': press },
    },
    chosen: {
      description: 'One to three products are chosen. The bar says how many, and leads to their comparison.',
      on: { 'product.toggled': press, 'choice.cleared': clear },
    },
    full: {
      description: 'Four products are chosen.',
      on: { 'product.toggled': [possiblePress, { target: 'refused' }], 'choice.cleared': clear },
    },
    refused: {
      description: 'A fifth product was pressed. The bar says that four are the most; nothing has changed.',
      on: { 'product.toggled': possiblePress, 'choice.cleared': clear },
    },
    saving: {
      description: 'The device stores the choice. A press meanwhile counts while there is room.',
      on: { 'product.toggled': { ...possiblePress, reenter: true }, 'choice.cleared': { ...clear, reenter: true } },
      invoke: {
        id: 'saveChoice',
        src: 'saveChoice',
        input: ({ context: { ids } }) => ({ ids }),
        onDone: { target: 'counting' },
        onError: { target: 'unsaved' },
      },
    },
    unsaved: {
      description: 'The device cannot store the choice. The bar says that it lasts for this page; a press tries again.',
      on: { 'product.toggled': [possiblePress, { target: 'refused' }], 'choice.cleared': clear },
    },
  },
});
