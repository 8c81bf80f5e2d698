import { expect } from 'vitest';
import {
  billedCart,
  challengedOrder,
  emptyCart,
  freshCart,
  misdirectedCart,
  placedOrder,
  refusals,
} from '../checkout.fixtures.ts';
import { model, recalled, whilePlacing } from '../checkout.model.ts';
import { type CheckoutStory, address, crash, placing, same, told, withCart } from './telling.ts';

const atBank = [...placing, model.done('placeOrder', challengedOrder)];
const yes = model.done('challenge', { ending: 'completed', result: { transStatus: 'Y', token: 'signed' } });
const noOrder = model.failed('getOrderOfCart', refusals.noOrder);
const afterReload = model.done('recall', recalled(whilePlacing));
const givenUp = [...atBank, model.failed('challenge', crash), model.failed('patchOrder', refusals.declined)];

/** After an order that was given up, and after one that was placed. */
export const aftermaths: readonly CheckoutStory[] = [
  told('a cart to go on with', [...givenUp, model.done('restoreCart', billedCart)], same, withCart(billedCart)),
  told(
    'a cart of which nothing is left',
    [...givenUp, model.done('restoreCart', emptyCart)],
    'empty',
    withCart(emptyCart),
  ),
  told(
    'a cart that lost its address',
    [...givenUp, model.done('restoreCart', freshCart)],
    address,
    withCart(freshCart),
  ),
  told('an address that will not do any more', [...givenUp, model.done('restoreCart', misdirectedCart)], address),
  told(
    'an order that was given up and asked for once more leaves nothing behind',
    [...atBank, yes, model.failed('patchOrder', refusals.lost), noOrder],
    { returning: 'reloading' },
    {
      also: ({ context }) => {
        expect([context.order, context.ending, context.result]).toEqual([null, null, null]);
        expect(context.problem).toEqual({ reason: 'not-placed', failure: refusals.lost });
      },
    },
  ),
  told(
    'and nothing of it is remembered from before a reload',
    [afterReload, noOrder],
    { returning: 'reloading' },
    {
      also: ({ context }) => {
        expect(context.memory).toBeNull();
        expect(context.problem).toEqual({ reason: 'not-placed', failure: null });
      },
    },
  ),
  told(
    'nor of one that the bank refused after a reload',
    [afterReload, model.done('getOrderOfCart', challengedOrder), yes, model.failed('patchOrder', refusals.declined)],
    { returning: 'restoring' },
    { also: ({ context }) => expect(context.memory).toBeNull() },
  ),
  told('a cart that cannot be made ready', [...givenUp, model.failed('restoreCart', refusals.lost)], 'unavailable'),
  told(
    'the confirmation opens',
    [...placing, model.done('placeOrder', placedOrder), model.done('showConfirmation', undefined)],
    { confirmed: 'shown' },
  ),
  told(
    'or stands behind a link',
    [...placing, model.done('placeOrder', placedOrder), model.failed('showConfirmation', crash)],
    { confirmed: 'shown' },
  ),
];
