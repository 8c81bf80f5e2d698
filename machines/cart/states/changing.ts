import { expected } from '#machines/shared/ports.ts';
import { keyOf, reservationOf } from '../cart.changes.ts';
import { cartSetup } from '../cart.setup.ts';
import type { CartContext } from '../cart.types.ts';
import type { CartChange, CartOperation } from '../cart-change.types.ts';

/** Returns the change in progress; `choosing` made sure of its operation. */
function asked<Operation extends CartOperation>({ current }: CartContext, operation: Operation) {
  const { id, attempt, change } = expected(current, 'current change');
  if (change.operation !== operation) throw new Error(`expected ${operation}, not ${change.operation}`);
  return {
    ...(change as Extract<CartChange, { operation: Operation }>),
    key: keyOf(id, attempt === 1 ? 'change' : 'retry'),
  };
}

/** Returns the same, with the cart that it changes. */
const ofCart = <Operation extends CartOperation>(context: CartContext, operation: Operation) => ({
  ...asked(context, operation),
  basketId: expected(context.basketId, 'basket'),
});

/** When the service made a change: the requester gets the new cart. */
const onDone = {
  target: '#cart.deciding',
  actions: ['keepCart', 'settleCurrent', 'tellOfAnswer', 'shareCart'],
} as const;

/** Refusals that are not about the change itself; after enough tries the change is given up. */
const lastResorts = [
  { guard: 'isInvalidCustomer', target: '#cart.invalidCustomer', actions: 'rememberFailure' },
  {
    guard: 'isOutage',
    target: '#cart.resting.unavailable',
    actions: ['rememberFailure', 'refuseCurrent', 'refuseAll'],
  },
  { target: '#cart.deciding', actions: ['rememberFailure', 'refuseCurrent'] },
] as const;

/** As above, after those that can be fixed without the shopper (core 8). */
const onError = [
  { guard: 'isCartLost', target: '#cart.recovering', actions: 'rememberFailure' },
  { guard: 'isCartLostAgain', target: '#cart.recovering.givingUp', actions: ['rememberFailure', 'forgetCart'] },
  { guard: 'isConflict', target: '#cart.recovering.rereading' },
  ...lastResorts,
] as const;

/** The call of an operation that needs only the cart and the change. */
const making = <Operation extends CartOperation>(operation: Operation) => ({
  id: operation,
  src: operation,
  input: ({ context }: { context: CartContext }) => ofCart(context, operation),
  onDone,
  onError,
});

export const changing = cartSetup.createStateConfig({
  description: 'One change is being made, and nothing interrupts it; whatever else is asked waits for its turn.',
  tags: ['changing'],
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Which operation is it, and is there a cart?',
      always: [
        { guard: 'isGoneAlready', target: '#cart.deciding', actions: 'settleUnasked' },
        { guard: 'isReservation', target: 'reservingWithItem' },
        { guard: 'isFirstAdd', target: 'creatingWithItem' },
        { guard: 'isCartMissing', target: 'creating' },
        { guard: { type: 'isOperation', params: 'addItems' }, target: 'addingItems' },
        { guard: { type: 'isOperation', params: 'updateItem' }, target: 'updatingItem' },
        { guard: { type: 'isOperation', params: 'removeItem' }, target: 'removingItem' },
        { guard: { type: 'isOperation', params: 'saveItemForLater' }, target: 'savingForLater' },
        { guard: { type: 'isOperation', params: 'applyCoupon' }, target: 'applyingCoupon' },
        { guard: { type: 'isOperation', params: 'removeCoupon' }, target: 'removingCoupon' },
        { guard: { type: 'isOperation', params: 'setShippingMethod' }, target: 'settingShippingMethod' },
        { guard: { type: 'isOperation', params: 'addShippingAddress' }, target: 'addingShippingAddress' },
        { guard: { type: 'isOperation', params: 'removeShippingAddress' }, target: 'removingShippingAddress' },
        { guard: { type: 'isOperation', params: 'addPaymentInstrument' }, target: 'addingPaymentInstrument' },
        { guard: { type: 'isOperation', params: 'removePaymentInstrument' }, target: 'removingPaymentInstrument' },
        { guard: { type: 'isOperation', params: 'addPriceAdjustment' }, target: 'addingPriceAdjustment' },
        { guard: { type: 'isOperation', params: 'updatePriceAdjustment' }, target: 'updatingPriceAdjustment' },
        { guard: { type: 'isOperation', params: 'removePriceAdjustment' }, target: 'removingPriceAdjustment' },
        { guard: { type: 'isOperation', params: 'applyReward' }, target: 'applyingReward' },
        { guard: { type: 'isOperation', params: 'addBillingAddress' }, target: 'addingBillingAddress' },
        { guard: { type: 'isOperation', params: 'removeBillingAddress' }, target: 'removingBillingAddress' },
        { target: 'preparingOrder' },
      ],
    },
    creating: {
      description: 'There is no cart for the change: an empty one is made first.',
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: { target: 'choosing', actions: ['keepNewCart', 'shareCart'] },
        onError: lastResorts,
      },
    },
    creatingWithItem: {
      description: 'The first add makes the cart, with what is added in it.',
      invoke: {
        id: 'createCartWithItem',
        src: 'createCartWithItem',
        input: ({ context }) => asked(context, 'addItems'),
        onDone: { target: '#cart.deciding', actions: ['keepNewCart', 'settleCurrent', 'tellOfAnswer', 'shareCart'] },
        onError: lastResorts,
      },
    },
    reservingWithItem: {
      description: 'The first add is collected in a store: it makes the cart, with what is reserved there in it.',
      invoke: {
        id: 'reserveWithItem',
        src: 'reserveWithItem',
        input: ({ context }) => ({
          ...asked(context, 'addItems'),
          ...expected(reservationOf(context.current?.change), 'reservation'),
        }),
        onDone: { target: '#cart.deciding', actions: ['keepNewCart', 'settleCurrent', 'tellOfAnswer', 'shareCart'] },
        onError: lastResorts,
      },
    },
    addingItems: {
      description: 'Items are added.',
      invoke: { id: 'addItems', src: 'addItems', input: ({ context }) => ofCart(context, 'addItems'), onDone, onError },
    },
    updatingItem: {
      description: 'A line gets another quantity, size, colour or delivery.',
      invoke: making('updateItem'),
    },
    removingItem: {
      description: 'A line is taken out.',
      invoke: { ...making('removeItem'), onDone: { ...onDone, actions: ['rememberRemoved', ...onDone.actions] } },
    },
    savingForLater: {
      description: 'A line goes from the cart onto the list of what is saved for later.',
      invoke: making('saveItemForLater'),
    },
    applyingCoupon: {
      description: 'A promo code is tried.',
      invoke: making('applyCoupon'),
    },
    removingCoupon: {
      description: 'A promo code is taken off.',
      invoke: making('removeCoupon'),
    },
    settingShippingMethod: {
      description: 'The shopper chose how a shipment goes.',
      invoke: making('setShippingMethod'),
    },
    addingShippingAddress: {
      description: 'The cart learns where it goes.',
      invoke: making('addShippingAddress'),
    },
    removingShippingAddress: {
      description: 'The cart forgets where it goes, and who collects.',
      invoke: making('removeShippingAddress'),
    },
    addingBillingAddress: {
      description: 'The cart learns who pays.',
      invoke: making('addBillingAddress'),
    },
    removingBillingAddress: {
      description: 'The cart forgets who pays.',
      invoke: making('removeBillingAddress'),
    },
    addingPaymentInstrument: {
      description: 'A gift card or the like is put on the cart, to pay a part of it.',
      invoke: making('addPaymentInstrument'),
    },
    applyingReward: {
      description: 'Loyalty points become a voucher, or the voucher points again.',
      invoke: making('applyReward'),
    },
    removingPaymentInstrument: {
      description: 'What was to pay a part is taken off again.',
      invoke: making('removePaymentInstrument'),
    },
    addingPriceAdjustment: {
      description: 'A store associate takes something off the price of a line, of the goods or of the delivery.',
      invoke: making('addPriceAdjustment'),
    },
    updatingPriceAdjustment: {
      description: 'What a store associate took off becomes more or less.',
      invoke: making('updatePriceAdjustment'),
    },
    removingPriceAdjustment: {
      description: "What a store associate took off is put back: the shop's own price counts again.",
      invoke: making('removePriceAdjustment'),
    },
    preparingOrder: {
      description:
        "Stock, delivery and tax are looked at for good; a customer's own addresses fill in what the cart does not know (express checkout).",
      invoke: making('prepareOrder'),
    },
  },
});
