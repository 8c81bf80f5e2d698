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
  told(
    'an order that was given up leaves a cart to go on with',
    [...givenUp, model.done('restoreCart', billedCart)],
    same,
    withCart(billedCart),
  ),
  told(
    'an order that was given up ends the checkout when its cart is empty',
    [...givenUp, model.done('restoreCart', emptyCart)],
    'empty',
    withCart(emptyCart),
  ),
  told(
    'a restored cart that lost its address asks for it',
    [...givenUp, model.done('restoreCart', freshCart)],
    address,
    withCart(freshCart),
  ),
  told(
    'a restored cart whose address will not do any more asks for it',
    [...givenUp, model.done('restoreCart', misdirectedCart)],
    address,
  ),
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
    'an order that was not placed is forgotten after a reload',
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
    'an order that the bank refused after a reload is forgotten',
    [afterReload, model.done('getOrderOfCart', challengedOrder), yes, model.failed('patchOrder', refusals.declined)],
    { returning: 'restoring' },
    { also: ({ context }) => expect(context.memory).toBeNull() },
  ),
  told(
    'a cart that cannot be restored makes the checkout unavailable',
    [...givenUp, model.failed('restoreCart', refusals.lost)],
    'unavailable',
  ),
  told(
    'the confirmation opens',
    [...placing, model.done('placeOrder', placedOrder), model.done('showConfirmation', undefined)],
    { confirmed: 'shown' },
  ),
  told(
    'an order stays confirmed when its confirmation page does not open',
    [...placing, model.done('placeOrder', placedOrder), model.failed('showConfirmation', crash)],
    { confirmed: 'shown' },
  ),
];
