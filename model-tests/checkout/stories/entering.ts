import { freshCart } from '../checkout.fixtures.ts';
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
  told('a cart that is emptied elsewhere ends the checkout', [firstVisit, fresh, none], 'empty', withCart(null)),
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
