import { countedItem, firstAsked, movedItem, savedForLaterSetup } from '../saved-for-later.setup.ts';

const removal = {
  src: 'removeSavedItem',
  input: ({ context }) => firstAsked(context),
  onDone: { target: 'resting', actions: 'dropFirst' },
  onError: { target: 'resting', actions: 'refuseRemoval' },
} as const satisfies Parameters<typeof savedForLaterSetup.createStateConfig>[0]['invoke'];

export const ready = savedForLaterSetup.createStateConfig({
  description: 'The list is here. What is asked of its items is done one after the other, in the order asked.',
  on: {
    'list.changed': { actions: 'keepTold' },
    'move.requested': { guard: 'isNew', actions: 'rememberMove' },
    'removal.requested': { guard: 'isNew', actions: 'rememberRemoval' },
    'quantity.requested': { guard: 'isNew', actions: 'rememberQuantity' },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being done.',
      always: [
        { guard: 'isGone', target: 'resting', actions: 'dropFirst' },
        { guard: 'isToMove', target: 'moving' },
        { guard: 'isToRemove', target: 'removing' },
        { guard: 'isToCount', target: 'counting' },
      ],
    },
    moving: {
      description: 'An item goes back into the cart. It stays on the list until it is there.',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => movedItem(context),
        onDone: { target: 'takingOff' },
        onError: { target: 'resting', actions: 'refuseMove' },
      },
    },
    takingOff: {
      description: 'It is in the cart: it leaves the list, which is a call of its own.',
      invoke: { id: 'takeOff', ...removal },
    },
    counting: {
      description: 'The quantity of an item changes; the item stays on the list.',
      invoke: {
        id: 'setSavedQuantity',
        src: 'setSavedQuantity',
        input: ({ context }) => countedItem(context),
        onDone: { target: 'resting', actions: 'keepCounted' },
        onError: { target: 'resting', actions: 'refuseQuantity' },
      },
    },
    removing: {
      description: 'An item is taken off the list for good.',
      invoke: { id: 'removeSavedItem', ...removal },
    },
  },
});
