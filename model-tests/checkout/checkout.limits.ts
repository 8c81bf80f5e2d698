import { isCollected, isCovered, isDeliverable, isShipped } from '#machines/checkout/checkout.cart.ts';
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
  const isLate = context.card?.kind === 'pay-later' || context.returned !== null || context.memory?.step === 'away';
  return isLate ? `${event.type}: e2e/pay-later.spec.ts` : null;
}

function whatCartsCannot({ state, event }: Step): string | null {
  const { cart } = state.context;
  if (event.type === 'cart.changed') {
    if (state.matches({ shopping: { shipping: 'settingMethod' } }) || state.matches({ shopping: 'settlingBilling' }))
      return 'the cart tells what it holds when the change that it is at is over';
    const now = event['cart'] as Cart | null;
    if (now === null && state.matches('shopping')) return 'a cart is gone once it was ordered: e2e/tabs.spec.ts does';
    return now && !isDeliverable(now) ? 'every address that the shop takes has a delivery' : null;
  }
  if (event.type === 'method.chosen' && cart?.shippingMethods[0]?.code === send['method.chosen'].code)
    return 'it is chosen already';
  if (event.type === 'xstate.done.actor.reloadCart' && event['output'] === null)
    return 'a cart is gone once it was ordered: e2e/tabs.spec.ts does';
  if (event.type === 'xstate.done.actor.reloadCart' && (event['output'] as Cart).flash.length > 0)
    return 'the service says nothing of it: what changed is compared';
  if (isFailing({ event }, 'placeOrder', 'SHP410') && (!isShipped(cart) || isCollected(cart)))
    return 'nothing is shipped to an address without a phone';
  return null;
}

/** The sandbox's bank checks the device first, then asks once, and remembers the answer. */
function whatBanksCannot({ state, event }: Step): string | null {
  const { order, ending } = state.context;
  const asked = waitsFor(order);
  if (event.type === 'xstate.done.actor.challenge' && asked === 'fingerprint')
    return (event['output'] as { ending: string }).ending === 'completed' ? null : 'the device check passes, unseen';
  const now = orderOf({ event }, ['placeOrder', 'patchOrder', 'getOrderOfCart']);
  if (event.type === 'xstate.done.actor.placeOrder' && waitsFor(now) && isCovered(state.context.cart))
    return 'what is paid already, no bank is asked for';
  const isOver = isFailing({ event }, 'patchOrder', 'PAY400') || isFailing({ event }, 'getOrderOfCart', 'ORD409');
  if (asked === null) return waitsFor(now) === 'challenge' ? 'the bank looks at the device first' : null;
  if (asked === 'fingerprint') return isOver ? 'the bank refuses only whom it has asked' : null;
  if (now && waitsFor(now) === null) return ending === 'completed' ? null : 'the bank has not said yes';
  if (isOver) return ending === 'completed' ? 'the bank has said yes' : null;
  if (waitsFor(now) === 'fingerprint' || (now && state.matches('patching'))) return 'the bank asks once';
  return now && (ending === 'completed' || ending === 'refused') ? 'the bank has its answer' : null;
}
