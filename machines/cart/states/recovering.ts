import { expected } from '#machines/shared/ports.ts';
import { inputOf, keyOf } from '../cart.changes.ts';
import { cartSetup } from '../cart.setup.ts';

export const recovering = cartSetup.createStateConfig({
  description: 'The change met a cart that is gone (CART_NOT_FOUND) or changed elsewhere: that is put right first.',
  tags: ['changing'],
  initial: 'recreating',
  states: {
    recreating: {
      description: 'A new cart takes the place of the one that expired.',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: [
          { guard: 'hasItemsToKeep', target: 'readding', actions: ['rememberLost', 'keepNewCart', 'shareCart'] },
          { target: '#cart.changing', actions: ['keepNewCart', 'takeAgain', 'shareCart'] },
        ],
        onError: [
          { guard: 'isInvalidCustomer', target: '#cart.invalidCustomer', actions: 'rememberFailure' },
          {
            guard: 'isOutage',
            target: '#cart.resting.unavailable',
            actions: ['rememberFailure', 'refuseCurrent', 'refuseAll'],
          },
          { target: 'givingUp', actions: 'forgetCart' },
        ],
      },
    },
    readding: {
      description: 'What the last cart held is put into the new one.',
      invoke: {
        id: 'readdItems',
        src: 'addItems',
        input: ({ context }) => ({
          basketId: expected(context.basketId, 'basket'),
          key: keyOf(expected(context.current, 'current change').id, 'items'),
          items: context.lost.map(inputOf),
        }),
        onDone: {
          target: '#cart.changing',
          actions: ['keepCart', 'moveChanges', 'takeAgain', 'tellOfAnswer', 'shareCart'],
        },
        onError: [
          { guard: 'isInvalidCustomer', target: '#cart.invalidCustomer', actions: 'rememberFailure' },
          { target: 'givingUp' },
        ],
      },
    },
    rereading: {
      description:
        'Something else changed the cart at the same time: it is read once more before the change is made again.',
      invoke: {
        id: 'rereadCart',
        src: 'getCart',
        input: ({ context }) => ({ basketId: expected(context.basketId, 'basket') }),
        onDone: { target: '#cart.changing', actions: ['keepCart', 'takeAgain', 'tellOfAnswer'] },
        onError: [
          { guard: 'isCartLost', target: 'recreating', actions: 'rememberFailure' },
          { guard: 'isInvalidCustomer', target: '#cart.invalidCustomer', actions: 'rememberFailure' },
          {
            guard: 'isOutage',
            target: '#cart.resting.unavailable',
            actions: ['rememberFailure', 'refuseCurrent', 'refuseAll'],
          },
          { target: '#cart.deciding', actions: ['rememberFailure', 'refuseCurrent'] },
        ],
      },
    },
    givingUp: {
      description: 'The cart cannot be filled again: the shopper is told that it expired.',
      entry: ['refuseCurrent', 'tellOfExpiry', 'forgetLost', 'shareCart'],
      always: [{ guard: 'hasWaiting', target: '#cart.deciding' }, { target: '#cart.resting.expired' }],
    },
  },
});
