import { expect } from 'vitest';
import type { CheckoutReason } from '#machines/checkout/checkout.types.ts';
import {
  addressedCart,
  billedCart,
  challengedOrder,
  downgradedCart,
  emptyCart,
  misdirectedCart,
  placedOrder,
  refusals,
} from '../checkout.fixtures.ts';
import { model, recalled, send, whilePlacing } from '../checkout.model.ts';
import {
  type CheckoutStory,
  type Ends,
  address,
  atSummary,
  because,
  crash,
  forgiven,
  fresh,
  method,
  other,
  placing,
  same,
  summary,
  told,
  withCart,
} from './telling.ts';

const asking = [...placing, model.failed('placeOrder', refusals.lost)];
const returning = [...placing, model.failed('placeOrder', refusals.itemGone)];
const atBank = [...placing, model.done('placeOrder', challengedOrder)];

/** For each refusal of an order (core 8): the state that it leads to, and the reason that is shown. */
const refused: readonly (readonly [keyof typeof refusals, Ends, CheckoutReason])[] = [
  ['totalChanged', { returning: 'reloading' }, 'total-changed'],
  ['itemGone', { returning: 'reloading' }, 'items-changed'],
  ['declined', same, 'payment-refused'],
  ['noPhone', address, 'address-refused'],
  ['noBilling', other, 'billing-refused'],
  ['robot', summary, 'bot-defence'],
  ['odd', summary, 'refused'],
];

/** The ways in which a bank's challenge ends without an order, and the reason that is shown. */
const endings = [
  ['refused', 'challenge-refused'],
  ['timed-out', 'challenge-timed-out'],
  ['abandoned', 'challenge-abandoned'],
] as const;

/** From "Place order" to the outcome. */
export const outcomes: readonly CheckoutStory[] = [
  ...refused.map(([name, ends, reason]) =>
    told(
      `an order refused with ${refusals[name].errorId}: ${reason}`,
      [...placing, model.failed('placeOrder', refusals[name])],
      ends,
      because(reason, refusals[name]),
    ),
  ),
  told(
    'an address that was refused is forgiven once there is another',
    [...placing, model.failed('placeOrder', refusals.noPhone), model.done('addressForm', { cart: addressedCart })],
    method,
    forgiven,
  ),
  told(
    'an order that is sent again has no reason yet',
    [...placing, model.failed('placeOrder', refusals.robot), send['order.submitted']],
    'proving',
    forgiven,
  ),
  told(
    'without a token nothing is sent',
    [...atSummary, send['order.submitted'], model.failed('prove', refusals.lost)],
    summary,
    because('unavailable', refusals.lost),
  ),
  told(
    'nothing is sent while the bot defence does not answer',
    [...atSummary, send['order.submitted'], model.failed('prove', refusals.silent)],
    summary,
    because('unavailable', refusals.silent),
  ),
  told(
    'nothing is sent when the bot defence is asked too often',
    [...atSummary, send['order.submitted'], model.failed('prove', refusals.tooFast)],
    summary,
    because('refused', refusals.tooFast),
  ),
  told('the token goes with the order', placing, 'placing', {
    also: ({ context }) => expect(context.token).toBe('a token'),
  }),
  told(
    'an unsure bot defence asks for a check',
    [...placing, model.failed('placeOrder', refusals.unsure)],
    'checking',
    { refuses: [send['order.submitted']] },
  ),
  told(
    'the order is sent with the token of the passed check',
    [
      ...placing,
      model.failed('placeOrder', refusals.unsure),
      model.done('botDefence', { token: 'a token of the check' }),
    ],
    'placing',
    { also: ({ context }) => expect(context.token).toBe('a token of the check') },
  ),
  told(
    'leaving the check orders nothing',
    [...placing, model.failed('placeOrder', refusals.unsure), model.done('botDefence', { token: null })],
    summary,
    because('bot-defence'),
  ),
  told(
    'a check that fails has ordered nothing',
    [...placing, model.failed('placeOrder', refusals.unsure), model.failed('botDefence', crash)],
    summary,
    because('bot-defence'),
  ),
  told(
    'the shopper is told that a lost order was not placed',
    [...asking, model.failed('getOrderOfCart', refusals.noOrder)],
    { returning: 'reloading' },
    because('not-placed', refusals.lost),
  ),
  told(
    'the shopper is told when nobody knows of a lost order',
    [...asking, model.failed('getOrderOfCart', refusals.lost)],
    'unconfirmed',
    because('not-placed', refusals.lost),
  ),
  told(
    'a lost order that nobody knows of is asked for when the shopper wants to know',
    [...asking, model.failed('getOrderOfCart', refusals.lost), send['confirmation.retried']],
    'confirming',
  ),
  told(
    'a lost order that nobody knew of may have been placed all the same',
    [
      ...asking,
      model.failed('getOrderOfCart', refusals.lost),
      send['confirmation.retried'],
      model.done('getOrderOfCart', placedOrder),
    ],
    { confirmed: 'leaving' },
    forgiven,
  ),
  told(
    'an order of the page before a reload that was not placed: the card is asked for again',
    [
      model.done('recall', recalled(whilePlacing)),
      model.failed('getOrderOfCart', refusals.noOrder),
      model.done('reloadCart', billedCart),
    ],
    same,
    withCart(billedCart),
  ),
  told(
    'an item that is gone, and with it everything',
    [...returning, model.done('reloadCart', emptyCart)],
    'empty',
    withCart(emptyCart),
  ),
  told(
    'the next cart clears the problem',
    [...returning, model.done('reloadCart', emptyCart), fresh],
    address,
    forgiven,
  ),
  told(
    'an item that is gone, and an address that will not do',
    [...returning, model.done('reloadCart', misdirectedCart)],
    address,
    because('address-invalid'),
  ),
  told(
    'an item that is gone, and another delivery',
    [...returning, model.done('reloadCart', downgradedCart)],
    method,
    because('delivery-changed'),
  ),
  told(
    'the cart that was read again decides: address',
    [...returning, model.done('reloadCart', misdirectedCart)],
    address,
    withCart(misdirectedCart),
  ),
  told(
    'the cart that was read again decides: delivery',
    [...returning, model.done('reloadCart', downgradedCart)],
    method,
    withCart(downgradedCart),
  ),
  told(
    'a cart that cannot be looked at again makes the checkout unavailable',
    [...returning, model.failed('reloadCart', refusals.lost)],
    'unavailable',
  ),
  told(
    'a cart that could not be looked at again is read anew, and what was wrong forgotten',
    [...returning, model.failed('reloadCart', refusals.lost), send['checkout.retried']],
    'entering',
    forgiven,
  ),
  ...endings.map(([ending, reason]) =>
    told(
      `the bank's check is ${ending}, and the order given up`,
      [
        ...atBank,
        model.done('challenge', { ending, result: { transStatus: 'N' } }),
        model.failed('patchOrder', refusals.declined),
      ],
      { returning: 'restoring' },
      because(reason),
    ),
  ),
  told("a bank's page that fails counts as timed out", [...atBank, model.failed('challenge', crash)], 'patching', {
    also: ({ context }) => expect([context.ending, context.result]).toEqual(['timed-out', { transStatus: 'U' }]),
  }),
];
