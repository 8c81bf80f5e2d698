import { emptyCart, freshCart, placedOrder, refusals } from '../checkout.fixtures.ts';
import { atPayment, model, recalled, send } from '../checkout.model.ts';
import {
  type CheckoutStory,
  address,
  billed,
  crash,
  firstVisit,
  fresh,
  method,
  none,
  stranded,
  told,
  withCart,
} from './telling.ts';

const emptied = send['cart.changed'][7];

/** Entering the checkout, also when the cart cannot be read. */
export const entries: readonly CheckoutStory[] = [
  told(
    'a browser that remembers nothing begins as on a first visit',
    [model.failed('recall', new Error('no storage'))],
    'entering',
  ),
  told(
    'a cart that nobody can read makes the checkout unavailable',
    [firstVisit, send['cart.unavailable']],
    'unavailable',
  ),
  told(
    'a cart that cannot be watched from the start makes the checkout unavailable',
    [firstVisit, model.failed('watchCart', crash)],
    'unavailable',
  ),
  told(
    'an empty cart that cannot be watched makes the checkout unavailable',
    [firstVisit, none, model.failed('watchCart', crash)],
    'unavailable',
  ),
  told(
    'a cart that cannot be watched any more makes the checkout unavailable',
    [firstVisit, fresh, model.failed('watchCart', crash)],
    'unavailable',
  ),
  told(
    'a cart that nobody could read is read anew on a retry',
    [firstVisit, send['cart.unavailable'], send['checkout.retried']],
    'entering',
  ),
  told('an empty cart stays empty until something is in it', [firstVisit, none], 'empty', { refuses: [none] }),
  told(
    'an empty cart begins the checkout once something is in it',
    [firstVisit, none, fresh],
    address,
    withCart(freshCart),
  ),
  told(
    'a cart that is emptied elsewhere ends the checkout',
    [firstVisit, fresh, emptied],
    'empty',
    withCart(emptyCart),
  ),
  told(
    'a cart that is gone may have been placed in another tab',
    [firstVisit, fresh, none],
    'confirming',
    withCart(null),
  ),
  told(
    'an order that another tab placed is confirmed here, too',
    [firstVisit, fresh, none, model.done('getOrderOfCart', placedOrder)],
    {
      confirmed: 'leaving',
    },
  ),
  told(
    'a cart that is gone without an order leaves nothing to check out',
    [firstVisit, fresh, none, model.failed('getOrderOfCart', refusals.noOrder), model.done('reloadCart', null)],
    'empty',
    withCart(null),
  ),
  told(
    'a cart that is found empty on a retry leaves nothing to check out',
    [firstVisit, fresh, model.failed('watchCart', crash), send['checkout.retried'], none],
    'empty',
    withCart(null),
  ),
  told(
    'a cart that nothing can be delivered to asks for the delivery',
    [model.done('recall', recalled(atPayment)), stranded],
    method,
  ),
  told('a shopper who left at the delivery comes back to it', [firstVisit, billed], method),
];
