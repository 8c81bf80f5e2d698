import { assign } from 'xstate';
import { optionsOf, quickShopSetup } from './quick-shop.setup.ts';

/**
 * The dialog "Quick shop": which colour it shows, and when it goes. Choosing, the button and the call are those of the
 * product's chart, which runs for the colour that is shown (decision 064).
 */
export const quickShopMachine = quickShopSetup.createMachine({
  id: 'quick-shop',
  description:
    'The dialog of a product card, of a line of the cart and of a saved item: a product is chosen without its page (catalogue 4, 6 and 9, Quick shop).',
  context: ({ input: { productId, upc = null, recipeId = null } }) => ({
    productId,
    upc,
    recipeId,
    chosen: {},
    product: null,
  }),
  initial: 'loading',
  on: { 'colour.chosen': { guard: 'isOther', target: '.loading', actions: 'rememberColour' } },
  states: {
    loading: {
      description: 'The product is read. The colours of the last one stay, and another can be chosen meanwhile.',
      invoke: {
        id: 'getProduct',
        src: 'getProduct',
        input: ({ context: { productId, recipeId } }) => ({ productId, recipeId }),
        onDone: {
          target: 'shown',
          actions: assign(({ context: { upc, chosen }, event: { output } }) => ({
            product: output,
            chosen: upc === null ? chosen : optionsOf(output, upc),
          })),
        },
        onError: { target: 'unavailable' },
      },
    },
    unavailable: {
      description: 'The product could not be read. The dialog says so; the shopper tries again or closes it.',
      on: { 'product.retried': { target: 'loading' } },
    },
    shown: {
      description: 'The shopper chooses; the chart of the product offers what can be done with the choice.',
      on: { 'product.taken': { target: 'closing' } },
    },
    closing: {
      description: 'The cart or the saved list has it: the dialog is asked to go.',
      on: { 'colour.chosen': {} },
      invoke: { id: 'close', src: 'close', onDone: { target: 'closed' }, onError: { target: 'closed' } },
    },
    closed: {
      description: 'The dialog goes, as it was.',
      on: { 'colour.chosen': {} },
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
