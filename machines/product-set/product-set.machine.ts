import { assign } from 'xstate';
import { firstChoices, itemsOf, productSetSetup } from './product-set.setup.ts';

const choose = { target: 'choosing', actions: 'choose' } as const;
const request = [{ guard: 'isAllChosen', target: 'adding', actions: 'forgetFailure' }, { target: 'asking' }] as const;
/** What was added or refused was chosen. */
const again = { target: 'adding', actions: 'forgetFailure' } as const;

/** Shop the look: the products of a set, chosen together and added in one change. */
export const productSetMachine = productSetSetup.createMachine({
  id: 'product-set',
  description:
    'Shop the look: products that go together are chosen and added to the cart in one change, all of them or none (catalogue 7, productSets and productSet).',
  context: ({ input: { productId } }) => ({ productId, set: null, chosen: {}, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The set of the product is read. The page shows nothing of it yet.',
      invoke: {
        id: 'getProductSet',
        src: 'getProductSet',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'none' },
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.output },
            target: 'incomplete',
            actions: assign(({ event }) => ({ set: event.output })),
          },
          {
            target: 'choosing',
            actions: assign(({ event: { output } }) => ({ set: output, chosen: output ? firstChoices(output) : {} })),
          },
        ],
        onError: { target: 'none' },
      },
    },
    choosing: {
      description: 'The shopper chooses a size of each product.',
      on: { 'option.chosen': choose, 'set.requested': request },
    },
    asking: {
      description: 'A choice is missing, or what is chosen is sold out. The products that it concerns say so.',
      on: { 'option.chosen': { ...choose, target: 'asking' }, 'set.requested': request },
    },
    adding: {
      description: 'The cart adds all of them, or none.',
      invoke: {
        id: 'addSet',
        src: 'addSet',
        input: ({ context }) => ({ items: itemsOf(context) }),
        onDone: { target: 'added' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    added: {
      description: 'All of them are in the cart. The shopper can choose again.',
      on: { 'option.chosen': choose, 'set.requested': again },
    },
    refused: {
      description: 'The cart refused the set, and has none of it. The shopper reads why, and chooses or tries again.',
      on: { 'option.chosen': choose, 'set.requested': again },
    },
    incomplete: {
      type: 'final',
      description: 'A product of the set cannot be bought now: the set is shown, and each product leads to its page.',
      meta: { rests: 'Each product leads to its own page; the set cannot be bought.' },
    },
    none: {
      type: 'final',
      description: 'The product is in no set, or the set could not be read: the page does without it.',
      meta: { rests: 'There is nothing on the page that could be left.' },
    },
  },
});
