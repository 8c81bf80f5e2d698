import {
  addressedCart,
  billedCart,
  collectedCart,
  contactedCart,
  digitalCart,
  expressCart,
  refusals,
} from '../checkout.fixtures.ts';
import { model, send } from '../checkout.model.ts';
import {
  type CheckoutStory,
  address,
  atBilling,
  atSummary,
  because,
  billed,
  crash,
  digital,
  firstVisit,
  forgiven,
  fresh,
  method,
  other,
  otherSaved,
  paid,
  proven,
  same,
  settling,
  summary,
  told,
  withCart,
} from './telling.ts';

const otherChosen = [...atBilling, send['billingAddress.otherChosen']];
const digitalBill = [firstVisit, digital, model.done('addressForm', { cart: digitalCart })];
/** The cart learns of the bill here. */
const billing = [
  firstVisit,
  fresh,
  model.done('addressForm', { cart: addressedCart }),
  send['delivery.confirmed'],
  paid,
  model.done('billToShippingAddress', billedCart),
];

const contact = { shopping: { shipping: 'contact' } } as const;
const collected = { type: 'cart.changed', cart: collectedCart } as const;
const known = model.done('addressForm', { cart: contactedCart });

const misnamed = [
  firstVisit,
  collected,
  known,
  send['delivery.confirmed'],
  paid,
  known,
  send['order.submitted'],
  proven,
  model.failed('placeOrder', refusals.noPhone),
];

/** Back and forth between the steps. */
export const steps: readonly CheckoutStory[] = [
  told(
    'an address that is fine after all stays',
    [...atBilling, send['address.changeRequested'], send['address.kept']],
    method,
  ),
  told('what is collected asks who comes, and nothing of where they live', [firstVisit, collected], contact, {
    refuses: [send['address.kept'], send['method.chosen']],
  }),
  told(
    'then shows the store, and goes on to a bill of its own',
    [firstVisit, collected, known, send['delivery.confirmed']],
    other,
  ),
  told(
    'a contact that is fine after all stays',
    [firstVisit, collected, known, send['address.changeRequested'], send['address.kept']],
    method,
  ),
  told(
    'a contact that would not do is asked for again, with the reason',
    misnamed,
    contact,
    because('address-refused', refusals.noPhone),
  ),
  told('which is forgotten with the next', [...misnamed, known], method, forgiven),
  told('a cart that is sent home after all asks where to', [firstVisit, collected, fresh], address),
  told('and one that is collected after all, who comes', [firstVisit, fresh, collected], contact),
  told('one that is missing cannot stay', [firstVisit, fresh], address, { refuses: [send['address.kept']] }),
  told('a form that fails is no way on', [firstVisit, fresh, model.failed('addressForm', crash)], 'unavailable'),
  told('the delivery leads back to the address', [firstVisit, billed, send['address.changeRequested']], address),
  told('the last delivery chosen counts', [firstVisit, billed, send['method.chosen'], send['method.chosen']], {
    shopping: { shipping: 'settingMethod' },
  }),
  told(
    'and the total with it',
    [firstVisit, billed, send['method.chosen'], model.done('setShippingMethod', expressCart)],
    method,
    withCart(expressCart),
  ),
  told(
    'a delivery that is not to be had',
    [firstVisit, billed, send['method.chosen'], model.failed('setShippingMethod', refusals.notThere)],
    method,
    because('method-refused', refusals.notThere),
  ),
  told(
    'one that nobody could be asked for',
    [firstVisit, billed, send['method.chosen'], model.failed('setShippingMethod', refusals.lost)],
    method,
    because('unavailable', refusals.lost),
  ),
  told(
    'which is forgotten when the shopper goes on',
    [
      firstVisit,
      billed,
      send['method.chosen'],
      model.failed('setShippingMethod', refusals.notThere),
      send['delivery.confirmed'],
    ],
    same,
    forgiven,
  ),
  told(
    'or chooses another',
    [
      firstVisit,
      billed,
      send['method.chosen'],
      model.failed('setShippingMethod', refusals.notThere),
      send['method.chosen'],
      model.done('setShippingMethod', expressCart),
    ],
    method,
    forgiven,
  ),
  told('a cart that loses its address asks for it', [...atBilling, fresh], address),
  told('also from the summary', [...atSummary, fresh], address),
  told('and from the delivery', [firstVisit, billed, fresh], address),
  told(
    'a cart that another tab has collected asks at the delivery who comes',
    [firstVisit, billed, collected],
    contact,
  ),
  told(
    'and goes on where who comes is known',
    [firstVisit, billed, { type: 'cart.changed' as const, cart: contactedCart }],
    method,
  ),
  told('the payment leads back to the address', [...atBilling, send['address.changeRequested']], address),
  told('and to the delivery', [...atBilling, send['method.changeRequested']], method),
  told('what is not shipped has neither', [firstVisit, digital], other, {
    refuses: [send['address.changeRequested'], send['method.changeRequested'], send['billingAddress.sameChosen']],
  }),
  told('a payment form that fails is no way on', [...atBilling, model.failed('paymentMethod', crash)], 'unavailable'),
  told('the bill may go where the parcel goes after all', [...otherChosen, send['billingAddress.sameChosen']], same),
  told(
    'another billing address is kept',
    [...otherChosen, model.done('addressForm', { cart: addressedCart })],
    otherSaved,
    withCart(addressedCart),
  ),
  told('its form may fail', [...otherChosen, model.failed('addressForm', crash)], 'unavailable'),
  told(
    'it may be given up',
    [
      ...atBilling,
      send['billingAddress.otherChosen'],
      model.done('addressForm', { cart: addressedCart }),
      send['billingAddress.sameChosen'],
    ],
    same,
  ),
  told(
    'or changed',
    [
      ...atBilling,
      send['billingAddress.otherChosen'],
      model.done('addressForm', { cart: addressedCart }),
      send['billingAddress.changeRequested'],
    ],
    other,
  ),
  told('what is not shipped has no other place for the bill', digitalBill, otherSaved, {
    refuses: [send['billingAddress.sameChosen']],
  }),
  told('the bill goes with the parcel', billing, summary, withCart(billedCart)),
  told(
    'a service that is down keeps the shopper at the payment',
    [...settling, model.failed('billToShippingAddress', refusals.lost)],
    same,
    because('unavailable', refusals.lost),
  ),
  told(
    'which is forgotten when it works',
    [
      ...settling,
      model.failed('billToShippingAddress', refusals.lost),
      paid,
      model.done('billToShippingAddress', billedCart),
    ],
    summary,
    forgiven,
  ),
  told(
    'an address that no bill may go to',
    [...settling, model.failed('billToShippingAddress', refusals.noBilling)],
    other,
    because('billing-refused', refusals.noBilling),
  ),
  told(
    'which is forgotten with another',
    [
      ...settling,
      model.failed('billToShippingAddress', refusals.noBilling),
      model.done('addressForm', { cart: billedCart }),
    ],
    otherSaved,
    forgiven,
  ),
  told('the summary leads back to the address', [...atSummary, send['address.changeRequested']], address),
  told('to the delivery', [...atSummary, send['method.changeRequested']], method),
  told('and to the payment', [...atSummary, send['payment.changeRequested']], same),
  told('what is not shipped has but a payment', [...digitalBill, paid], summary, {
    refuses: [send['address.changeRequested'], send['method.changeRequested']],
  }),
];
