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

/** Into the checkout, and when the cart cannot be read. */
export const entries: readonly CheckoutStory[] = [
  told(
    'a browser that remembers nothing begins as on a first visit',
    [model.failed('recall', new Error('no storage'))],
    'entering',
  ),
  told('a cart that nobody can read', [firstVisit, send['cart.unavailable']], 'unavailable'),
  told('a cart that cannot be watched from the start', [firstVisit, model.failed('watchCart', crash)], 'unavailable'),
  told('nor while it is empty', [firstVisit, none, model.failed('watchCart', crash)], 'unavailable'),
  told('nor while it is checked out', [firstVisit, fresh, model.failed('watchCart', crash)], 'unavailable'),
  told('trying again reads it anew', [firstVisit, send['cart.unavailable'], send['checkout.retried']], 'entering'),
  told('an empty cart stays empty until something is in it', [firstVisit, none], 'empty', { refuses: [none] }),
  told('then the checkout begins with what is in it', [firstVisit, none, fresh], address, withCart(freshCart)),
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
  told('then its order is confirmed here, too', [firstVisit, fresh, none, model.done('getOrderOfCart', placedOrder)], {
    confirmed: 'leaving',
  }),
  told(
    'else there is nothing to check out',
    [firstVisit, fresh, none, model.failed('getOrderOfCart', refusals.noOrder), model.done('reloadCart', null)],
    'empty',
    withCart(null),
  ),
  told(
    'or is found empty',
    [firstVisit, fresh, model.failed('watchCart', crash), send['checkout.retried'], none],
    'empty',
    withCart(null),
  ),
  told(
    'a cart that nothing can be delivered to asks for the delivery',
    [model.done('recall', recalled(atPayment)), stranded],
    method,
  ),
  told('who left at the delivery is back at it', [firstVisit, billed], method),
];
