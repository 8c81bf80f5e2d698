import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import type { challengeMachine } from '#machines/challenge/challenge.machine.ts';
import type { creditMachine } from '#machines/credit/credit.machine.ts';
import type { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import type { PayLaterRef } from '#machines/pay-later/pay-later.selectors.ts';
import type { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { rewardCodeMachine } from '#machines/reward-code/reward-code.machine.ts';
import type { rewardsMachine } from '#machines/rewards/rewards.machine.ts';
import { isAtPoint, isCollected, isCovered, isSentHome, isShipped } from './checkout.cart.ts';
import type { checkoutMachine } from './checkout.machine.ts';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The screen, in the order of the chart. `settling`: it is being checked if there is an order. */
export type CheckoutScreen = 'loading' | 'empty' | 'unavailable' | 'steps' | 'settling' | 'unconfirmed' | 'confirmed';

export const selectScreen = (snapshot: CheckoutSnapshot): CheckoutScreen => {
  if (snapshot.matches('confirmed')) return 'confirmed';
  if (snapshot.matches('empty')) return 'empty';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('unconfirmed')) return 'unconfirmed';
  if (snapshot.matches('confirming')) return 'settling';
  if (snapshot.context.cart === null) return snapshot.hasTag('settling') ? 'settling' : 'loading';
  return snapshot.matches('recalling') || snapshot.matches('entering') || snapshot.matches('preparing')
    ? 'loading'
    : 'steps';
};

const billingStates = ['billing', 'settlingBilling', 'approving', 'adopting'] as const;

/** The entry that the list of steps marks: shipping is one entry, with its address and its delivery. */
export type CheckoutStage = 'shipping' | 'billing' | 'summary';

/** The current stage; from the click on "Place order" until the result, the summary. */
export const selectStage = (snapshot: CheckoutSnapshot): CheckoutStage => {
  if (snapshot.matches({ shopping: 'shipping' })) return 'shipping';
  return billingStates.some((state) => snapshot.matches({ shopping: state })) ? 'billing' : 'summary';
};

/** True if the form of the shipping step is shown: for an address, or for the contact of a pickup. */
export const selectIsAtAddress = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ shopping: { shipping: 'address' } }) || snapshot.matches({ shopping: { shipping: 'contact' } });
export const selectIsSettingMethod = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ shopping: { shipping: 'settingMethod' } });
/** True while the address of the account at PayPal goes to the cart. */
export const selectIsAdopting = (snapshot: CheckoutSnapshot) => snapshot.matches({ shopping: 'adopting' });
export const selectIsSettlingBilling = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ shopping: 'settlingBilling' });

/** The billing address: same as the shipping address, being asked for, or another known one. */
export const selectBillingChoice = (snapshot: CheckoutSnapshot): 'same' | 'asking' | 'other' => {
  if (snapshot.matches({ shopping: { billing: 'other' } })) return 'asking';
  return snapshot.matches({ shopping: { billing: 'otherSaved' } }) ? 'other' : 'same';
};

/** True if the checkout began with the summary, from the customer's account. */
export const selectIsExpress = (snapshot: CheckoutSnapshot) => snapshot.matches({ shopping: { summary: 'express' } });

export const selectCart = ({ context }: CheckoutSnapshot) => context.cart;
export const selectCard = ({ context }: CheckoutSnapshot) => context.card;
export const selectOrder = ({ context }: CheckoutSnapshot) => context.order;
export const selectProblem = ({ context }: CheckoutSnapshot) => context.problem;
export const selectIsCovered = ({ context }: CheckoutSnapshot) => isCovered(context.cart);
export const selectIsSentHome = ({ context }: CheckoutSnapshot) => isSentHome(context.cart);
export const selectIsCollected = ({ context }: CheckoutSnapshot) => isCollected(context.cart);
export const selectIsAtPoint = ({ context }: CheckoutSnapshot) => isAtPoint(context.cart);
export const selectIsShipped = ({ context }: CheckoutSnapshot) => isShipped(context.cart);

/** True if something was sent that cannot be taken back, or its answer is being processed. */
export const selectIsPlacing = (snapshot: CheckoutSnapshot) =>
  snapshot.hasTag('settling') || snapshot.matches('returning');
export const selectCanPlace = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'order.submitted', key: '' });
export const selectCanChangeAddress = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'address.changeRequested' });
export const selectCanChangeMethod = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'method.changeRequested' });
export const selectCanChangePayment = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'payment.changeRequested' });
export const selectCanConfirmBilling = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'billing.confirmed' });
export const selectCanKeepAddress = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'address.kept' });
export const selectCanConfirmDelivery = (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'delivery.confirmed' });

/** The child charts, while they run. */
export const selectAddressForm = ({ children }: CheckoutSnapshot) =>
  children['addressForm'] as ActorRefFrom<typeof addressFormMachine> | undefined;
export const selectPaymentMethod = ({ children }: CheckoutSnapshot) =>
  children['paymentMethod'] as ActorRefFrom<typeof paymentMethodMachine> | undefined;
export const selectPayLater = ({ children }: CheckoutSnapshot) => children['payLater'] as PayLaterRef | undefined;
export const selectGiftCard = ({ children }: CheckoutSnapshot) =>
  children['giftCard'] as ActorRefFrom<typeof giftCardMachine> | undefined;
export const selectCredit = ({ children }: CheckoutSnapshot) =>
  children['credit'] as ActorRefFrom<typeof creditMachine> | undefined;
export const selectRewards = ({ children }: CheckoutSnapshot) =>
  children['rewards'] as ActorRefFrom<typeof rewardsMachine> | undefined;
export const selectBotDefence = ({ children }: CheckoutSnapshot) => children['botDefence'] as BotDefenceRef | undefined;
export const selectRewardCode = ({ children }: CheckoutSnapshot) =>
  children['rewardCode'] as ActorRefFrom<typeof rewardCodeMachine> | undefined;
export const selectChallenge = ({ children }: CheckoutSnapshot) =>
  children['challenge'] as ActorRefFrom<typeof challengeMachine> | undefined;

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
