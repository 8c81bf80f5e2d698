import type { RegisteredRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { challengeMachine } from '#machines/challenge/challenge.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutPorts } from '#machines/checkout/checkout.setup.ts';
import type { CheckoutStep, MemoryCommand } from '#machines/checkout/checkout.types.ts';
import { creditMachine } from '#machines/credit/credit.machine.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { payLaterMachine } from '#machines/pay-later/pay-later.machine.ts';
import { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import { isPlan } from '#machines/payment-method/payment-method.plan.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';
import { rewardCodeMachine } from '#machines/reward-code/reward-code.machine.ts';
import { rewardsMachine } from '#machines/rewards/rewards.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { BrowserInfo, PatchOrderRequest, PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { createAddressFormActors } from '#src/flows/address-form/index.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { createChallengeActors } from '#src/flows/challenge/index.ts';
import { createCreditActors } from '#src/flows/credit/index.ts';
import { createGiftCardActors } from '#src/flows/gift-card/index.ts';
import { placeOrder, showConfirmation } from '#src/flows/shared/placing.actors.ts';
import { createPayLaterActors, approvalInAddress, forgetApproval } from '#src/flows/pay-later/index.ts';
import { createPaymentMethodActors } from '#src/flows/payment-method/index.ts';
import { askForToken, createBotDefenceActors } from '#src/flows/bot-defence/index.ts';
import { isCustomer } from '#src/flows/shared/isCustomer.ts';
import { createRewardCodeActors } from '#src/flows/reward-code/index.ts';
import { createRewardsActors } from '#src/flows/rewards/index.ts';
import { rememberOwners, reloadCart, restoreCart, watchCart } from './cart.ts';
import { reportDevice } from './device.actors.ts';
import { adoptPayer, prepareExpress } from './express.actors.ts';
import { readMemory, writeMemory } from './memory.ts';
import { stepIn, watchSteps } from '#src/flows/shared/steps.ts';

const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const satisfies readonly CheckoutStep[];

/** The browser data that 3-D Secure requires. */
const browserInfo = (): BrowserInfo => ({
  acceptHeader: '*/*',
  colorDepth: screen.colorDepth,
  language: navigator.language,
  javaEnabled: false,
  javaScriptEnabled: true,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset: new Date().getTimezoneOffset(),
  userAgent: navigator.userAgent,
});

const paymentMethod = (card: Payment): PlaceOrderRequest['paymentMethod'] => {
  if (isPlan(card))
    return {
      code: card.kind === 'paypal' ? 'PAYPAL' : 'PAY_LATER',
      additionalData: { token: expected(card.approval, 'approval').token },
    };
  if (card.kind === 'recalled')
    return {
      code: 'CREDIT_CARD',
      additionalData: { paymentInstrumentId: card.paymentInstrumentId, browserInfo: browserInfo() },
    };
  const { token, brand, bin, lastFour, sessionId, isKept } = card;
  return {
    code: 'CREDIT_CARD',
    additionalData: {
      cardToken: token,
      cardType: brand,
      bin,
      lastFour,
      sessionID: sessionId,
      saveCard: isKept,
      browserInfo: browserInfo(),
    },
  };
};

/** The card data in the patch of an order; empty after a reload, when the card is no longer known. */
const patchedCard = (card: Payment | null) => {
  if (card === null || isPlan(card)) return {};
  return {
    cardType: card.brand,
    ...(card.kind === 'recalled' ? { paymentInstrumentId: card.paymentInstrumentId } : { sessionID: card.sessionId }),
  };
};

/** The actors of a checkout: the cart of this page, the order calls (core 7), this tab's storage and the router. */
export const createCheckoutActors = ({
  cart,
  session,
  locale,
  router,
}: {
  cart: CartRef;
  session: SessionRef;
  locale: LocaleCode;
  router: RegisteredRouter;
}): CheckoutPorts => {
  const owners = rememberOwners(cart);
  return {
    addressForm: addressFormMachine.provide({ actors: createAddressFormActors(cart, session, locale) }),
    paymentMethod: paymentMethodMachine.provide({ actors: createPaymentMethodActors(cart) }),
    payLater: payLaterMachine.provide({ actors: createPayLaterActors() }),
    giftCard: giftCardMachine.provide({ actors: createGiftCardActors(cart) }),
    credit: creditMachine.provide({ actors: createCreditActors(cart) }),
    rewards: rewardsMachine.provide({ actors: createRewardsActors(cart) }),
    rewardCode: rewardCodeMachine.provide({ actors: createRewardCodeActors(cart) }),
    challenge: challengeMachine.provide({ actors: createChallengeActors() }),
    botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
    prove: fromPromise(({ signal }) => askForToken('placeOrder', signal)),
    recall: fromPromise(async () => {
      const memory = readMemory(checkoutMachine);
      const step = stepIn(checkoutSteps, location.search);
      // Going back to a history entry shows its step, unless an answer is still pending.
      if (memory && step && memory.step !== 'away') memory.step = step;
      return { memory, isCustomer: isCustomer(), approval: approvalInAddress() ?? memory?.approval ?? null };
    }),
    prepareExpress: fromPromise(({ signal }) => prepareExpress(cart, signal)),
    keepMemory: fromCallback<MemoryCommand, undefined>(({ receive }) =>
      receive(({ memory }) => {
        writeMemory(checkoutMachine, memory);
        // Once stored, the approval is no longer needed in the URL.
        if (memory?.step !== 'away') forgetApproval();
      }),
    ),
    reportDevice,
    // The pay-later provider's approval counts once.
    watchSteps: watchSteps({ router, steps: checkoutSteps, once: 'approval' }),
    watchCart: fromCallback(({ sendBack }) =>
      watchCart(cart, (event) => {
        if (event.type === 'cart.changed' && event.cart) owners.note(event.cart);
        sendBack(event);
      }),
    ),
    adoptPayer: fromPromise(({ input: { payer } }) => adoptPayer(cart, payer)),
    setShippingMethod: fromPromise(({ input: { shippingId, code } }) =>
      requestChange(cart, { operation: 'setShippingMethod', shippingId, code }),
    ),
    billToShippingAddress: fromPromise(async () => {
      const {
        id: _id,
        shippingId: _shippingId,
        addressId: _addressId,
        ...address
      } = expected(cart.getSnapshot().context.cart?.shippingAddress, 'shipping address');
      return requestChange(cart, { operation: 'addBillingAddress', address: { ...address, approachType: 'B' } });
    }),
    placeOrder: fromPromise(({ input: { cart: shown, card, key, token } }) =>
      placeOrder({
        cart: shown,
        key,
        proof: token,
        paymentMethod: card && shown.totals.remainingToPay > 0 ? paymentMethod(card) : null,
        storeContext: null,
      }),
    ),
    getOrderOfCart: fromPromise(async ({ input: { basketId }, signal }) => {
      owners.refuseStrangers(basketId);
      return unwrap(api.GET('/cart/v1/cart/{basketId}/order', { params: { path: { basketId } }, signal }));
    }),
    patchOrder: fromPromise(({ input: { order, card, result } }) =>
      unwrap(
        api.PATCH('/cart/v2/checkout/order/{orderNumber}', {
          params: { path: { orderNumber: order.orderNumber }, query: { st: order.st } },
          body: exactly<PatchOrderRequest>()({
            paymentMethod: {
              code: 'CREDIT_CARD',
              additionalData: { ...patchedCard(card), threeDS2Result: result },
            },
          }),
        }),
      ),
    ),
    reloadCart: fromPromise(({ signal }) => reloadCart(cart, signal)),
    restoreCart: fromPromise(({ signal }) => restoreCart(cart, signal)),
    showConfirmation: fromPromise(({ input: { order } }) => showConfirmation({ cart, locale, router }, order)),
  };
};
