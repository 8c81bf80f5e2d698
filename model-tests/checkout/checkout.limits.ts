import { isCollected, isCovered, isDeliverable, isShipped } from '#machines/checkout/checkout.cart.ts';
import { isPlan } from '#machines/payment-method/payment-method.plan.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { isFailing, orderOf, type Step, waitsFor } from './checkout.foresight.ts';
import { send } from './checkout.model.ts';

/** Why neither a shopper nor the sandbox can do this step. Null if it can be done. */
export const impossible = (step: Step): string | null =>
  leavesThePage(step) ?? whatCardsCannot(step) ?? whatCartsCannot(step) ?? whatBanksCannot(step);

/**
 * While another billing address is asked for, the card form has no button and so no Enter: only a card that was sent
 * before can arrive.
 */
function whatCardsCannot({ state, event }: Step): string | null {
  const isAsked = state.matches({ shopping: { billing: 'other' } });
  return isAsked && event.type === 'xstate.done.actor.paymentMethod'
    ? 'no card is taken while another billing address is asked for: e2e/typed-codes.spec.ts'
    : null;
}

/** The step leads to the lender's page, or comes back from it to another page of the shop. */
function leavesThePage({ event, nextState: { context } }: Step): string | null {
  const isLate = isPlan(context.card) || context.returned !== null || context.memory?.step === 'away';
  return isLate ? `${event.type}: e2e/pay-later.spec.ts` : null;
}

function whatCartsCannot({ state, event }: Step): string | null {
  const { cart } = state.context;
  if (event.type === 'cart.changed') {
    if (state.matches({ shopping: { shipping: 'settingMethod' } }) || state.matches({ shopping: 'settlingBilling' }))
      return 'the cart chart emits its content once its current change is done';
    const now = event['cart'] as Cart | null;
    if (now === null && state.matches('shopping'))
      return 'only an ordered cart is gone: e2e/tabs.spec.ts orders it in another tab';
    return now && !isDeliverable(now) ? 'every address that the shop accepts has a delivery method' : null;
  }
  if (event.type === 'method.chosen' && cart?.shippingMethods[0]?.code === send['method.chosen'].code)
    return 'the method is chosen already';
  if (event.type === 'xstate.done.actor.reloadCart' && event['output'] === null)
    return 'only an ordered cart is gone: e2e/tabs.spec.ts orders it in another tab';
  if (event.type === 'xstate.done.actor.reloadCart' && (event['output'] as Cart).flash.length > 0)
    return 'the service does not send this: the chart compares the carts';
  if (isFailing({ event }, 'placeOrder', 'SHP410') && (!isShipped(cart) || isCollected(cart)))
    return 'nothing is shipped, so an address without a phone is not refused';
  return null;
}

/** The sandbox's bank checks the device first, then asks once, and remembers the answer. */
function whatBanksCannot({ state, event }: Step): string | null {
  const { order, ending } = state.context;
  const asked = waitsFor(order);
  if (event.type === 'xstate.done.actor.challenge' && asked === 'fingerprint')
    return (event['output'] as { ending: string }).ending === 'completed' ? null : 'the device check always passes';
  const now = orderOf({ event }, ['placeOrder', 'patchOrder', 'getOrderOfCart']);
  if (event.type === 'xstate.done.actor.placeOrder' && waitsFor(now) && isCovered(state.context.cart))
    return 'an order that is paid already needs no bank';
  const isOver = isFailing({ event }, 'patchOrder', 'PAY400') || isFailing({ event }, 'getOrderOfCart', 'ORD409');
  if (asked === null) return waitsFor(now) === 'challenge' ? 'the bank checks the device before it asks' : null;
  if (asked === 'fingerprint') return isOver ? 'the bank refuses only after it has asked' : null;
  if (now && waitsFor(now) === null) return ending === 'completed' ? null : 'the bank has not said yes';
  if (isOver) return ending === 'completed' ? 'the bank has said yes' : null;
  if (waitsFor(now) === 'fingerprint' || (now && state.matches('patching'))) return 'the bank asks once';
  return now && (ending === 'completed' || ending === 'refused')
    ? 'the bank has its answer, and does not ask again'
    : null;
}
