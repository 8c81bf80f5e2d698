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
/** The path to the request that puts the billing address on the cart. */
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
  told('the shopper keeps the address', [...atBilling, send['address.changeRequested'], send['address.kept']], method),
  told('a collected cart asks for the contact and not for a home address', [firstVisit, collected], contact, {
    refuses: [send['address.kept'], send['method.chosen']],
  }),
  told(
    'a collected cart shows the store, and goes on to a bill of its own',
    [firstVisit, collected, known, send['delivery.confirmed']],
    other,
  ),
  told(
    'the shopper keeps the contact',
    [firstVisit, collected, known, send['address.changeRequested'], send['address.kept']],
    method,
  ),
  told(
    'a contact that would not do is asked for again, with the reason',
    misnamed,
    contact,
    because('address-refused', refusals.noPhone),
  ),
  told('the refusal of a contact is forgotten with the next contact', [...misnamed, known], method, forgiven),
  told('a cart that is shipped after all asks for the address', [firstVisit, collected, fresh], address),
  told('a cart that is collected after all asks for the contact', [firstVisit, fresh, collected], contact),
  told('an address that is missing cannot be kept', [firstVisit, fresh], address, { refuses: [send['address.kept']] }),
  told('a form that fails does not lead on', [firstVisit, fresh, model.failed('addressForm', crash)], 'unavailable'),
  told('the delivery leads back to the address', [firstVisit, billed, send['address.changeRequested']], address),
  told(
    'another delivery can be chosen while the last is set',
    [firstVisit, billed, send['method.chosen'], send['method.chosen']],
    {
      shopping: { shipping: 'settingMethod' },
    },
  ),
  told(
    'the cart has the chosen delivery, and its total',
    [firstVisit, billed, send['method.chosen'], model.done('setShippingMethod', expressCart)],
    method,
    withCart(expressCart),
  ),
  told(
    'a delivery that is not available is refused, with the reason',
    [firstVisit, billed, send['method.chosen'], model.failed('setShippingMethod', refusals.notThere)],
    method,
    because('method-refused', refusals.notThere),
  ),
  told(
    'a delivery that could not be set for lack of an answer says so',
    [firstVisit, billed, send['method.chosen'], model.failed('setShippingMethod', refusals.lost)],
    method,
    because('unavailable', refusals.lost),
  ),
  told(
    'the refusal of a delivery is forgotten when the shopper goes on',
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
    'the refusal of a delivery is forgotten when another can be set',
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
  told('a cart that loses its address at the payment asks for it', [...atBilling, fresh], address),
  told('a cart that loses its address at the summary asks for it', [...atSummary, fresh], address),
  told('a cart that loses its address at the delivery asks for it', [firstVisit, billed, fresh], address),
  told(
    'a cart that another tab has collected asks at the delivery who comes',
    [firstVisit, billed, collected],
    contact,
  ),
  told(
    'a cart that another tab has collected stays at the delivery where who comes is known',
    [firstVisit, billed, { type: 'cart.changed' as const, cart: contactedCart }],
    method,
  ),
  told('the payment leads back to the address', [...atBilling, send['address.changeRequested']], address),
  told('the payment leads back to the delivery', [...atBilling, send['method.changeRequested']], method),
  told('the payment of what is not shipped does not lead back to address or delivery', [firstVisit, digital], other, {
    refuses: [send['address.changeRequested'], send['method.changeRequested'], send['billingAddress.sameChosen']],
  }),
  told(
    'a payment form that fails does not lead on',
    [...atBilling, model.failed('paymentMethod', crash)],
    'unavailable',
  ),
  told(
    'the delivery address can be chosen for the bill again',
    [...otherChosen, send['billingAddress.sameChosen']],
    same,
  ),
  told(
    'another billing address is kept',
    [...otherChosen, model.done('addressForm', { cart: addressedCart })],
    otherSaved,
    withCart(addressedCart),
  ),
  told(
    'a form for another billing address that fails is no way on',
    [...otherChosen, model.failed('addressForm', crash)],
    'unavailable',
  ),
  told(
    'another billing address may be given up',
    [
      ...atBilling,
      send['billingAddress.otherChosen'],
      model.done('addressForm', { cart: addressedCart }),
      send['billingAddress.sameChosen'],
    ],
    same,
  ),
  told(
    'another billing address may be changed',
    [
      ...atBilling,
      send['billingAddress.otherChosen'],
      model.done('addressForm', { cart: addressedCart }),
      send['billingAddress.changeRequested'],
    ],
    other,
  ),
  told('a cart that is not shipped offers no second billing address', digitalBill, otherSaved, {
    refuses: [send['billingAddress.sameChosen']],
  }),
  told('the billing address is the delivery address', billing, summary, withCart(billedCart)),
  told(
    'a service that is down keeps the shopper at the payment',
    [...settling, model.failed('billToShippingAddress', refusals.lost)],
    same,
    because('unavailable', refusals.lost),
  ),
  told(
    'a service that was down is forgotten once the bill is settled',
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
    'an address that no bill may go to is refused, with the reason',
    [...settling, model.failed('billToShippingAddress', refusals.noBilling)],
    other,
    because('billing-refused', refusals.noBilling),
  ),
  told(
    'the refusal of a billing address is forgotten with another',
    [
      ...settling,
      model.failed('billToShippingAddress', refusals.noBilling),
      model.done('addressForm', { cart: billedCart }),
    ],
    otherSaved,
    forgiven,
  ),
  told('the summary leads back to the address', [...atSummary, send['address.changeRequested']], address),
  told('the summary leads back to the delivery', [...atSummary, send['method.changeRequested']], method),
  told('the summary leads back to the payment', [...atSummary, send['payment.changeRequested']], same),
  told(
    'the summary of what is not shipped does not lead back to address or delivery',
    [...digitalBill, paid],
    summary,
    {
      refuses: [send['address.changeRequested'], send['method.changeRequested']],
    },
  ),
];
