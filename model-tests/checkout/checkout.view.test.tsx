import type { Screen } from '@testing-library/react';
import { CheckoutScreen } from '#src/flows/checkout/CheckoutScreen.tsx';
import { keysOf } from '#src/flows/checkout/problem-words.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { isCovered } from '#machines/checkout/checkout.cart.ts';
import { isPlan } from '#machines/payment-method/payment-method.plan.ts';
import type { CheckoutContext } from '#machines/checkout/checkout.types.ts';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './checkout.model.ts';
import type { CheckoutParts } from '#src/flows/checkout/checkout.props.ts';

/**
 * The charts that the checkout invokes have walks of their own. Here they are promises, and these forms replace their
 * views.
 */
const parts: CheckoutParts = {
  AddressForm: ({ submit }) => (
    <form aria-label="Address">
      <button type="submit">{submit}</button>
    </form>
  ),
  CollectionPointButton: ({ children }) => <button type="button">{children}</button>,
  CardForm: () => <p>Card fields</p>,
  CardButton: ({ children }) => <button type="button">{children}</button>,
  CustomerPayments: () => <p>Credit and points</p>,
  GiftCards: () => <p>Gift cards</p>,
  PayLater: () => <p>The lender is asked</p>,
  ChallengeDialog: () => <p>The bank asks</p>,
  BotDefence: () => <p>Are you a person?</p>,
};

const en = checkoutText.en;
const passed = unreachable('passed through');
const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => (user: { click: (element: Element) => Promise<void> }, screen: Screen) =>
  user.click(button(screen, name));
const title = (name: string) => (screen: Screen) => screen.getByRole('heading', { name });

/** Expects the text that says why the shopper is back at this step. */
const reason = (screen: Screen, { problem }: CheckoutContext) => {
  if (problem) screen.getByText(en[keysOf(problem).title]);
};

const nameOf = (payment: CheckoutContext['card']): string =>
  isPlan(payment)
    ? `${payment.kind === 'paypal' ? 'PayPal' : 'Pay later'}${payment.approval ? ', approved' : ''}`
    : 'Visa ending in 1111';
const paidWith = ({ cart, card }: CheckoutContext): string =>
  isCovered(cart) ? 'Gift card ending in 0069: $138.68' : nameOf(card);

const place = /Place order/;
const keep = /Keep the (address|contact) as it was/;
const busy = (screen: Screen, { context }: { context: CheckoutContext }) => {
  if (context.cart === null) screen.getByText(en.settlingTitle);
  else if (button(screen, place).getAttribute('aria-busy') !== 'true')
    throw new Error('nothing says that the order is under way');
};

walkView(model, {
  render: ({ actor }) => <CheckoutScreen actor={actor} parts={parts} onDialog={() => undefined} />,
  maxSteps: 60,
  gestures: {
    'cart.changed': fromPort('watchCart'),
    'cart.unavailable': fromPort('watchCart'),
    'step.requested': fromPort('watchSteps'),
    'address.changeRequested': async (user, screen, { snapshot }) => {
      const name =
        snapshot.context.cart?.shippingMethods[0]?.applicableShippingMethods.length === 0
          ? 'Change delivery address'
          : /Change (delivery address|contact)/;
      const [first] = screen.getAllByRole('button', { name });
      if (first) await user.click(first);
    },
    'address.kept': press(keep),
    'method.changeRequested': press(en.changeMethod),
    'method.chosen': async (user, screen, { event, snapshot, actor }) => {
      const radio = screen.queryByRole<HTMLInputElement>('radio', { name: /Express/ });
      const isChosen = snapshot.context.cart?.shippingMethods[0]?.code === event.code;
      if (radio && !isChosen) await user.click(radio);
      else actor.send(event);
    },
    'delivery.confirmed': press(/Continue to payment/),
    'billingAddress.otherChosen': (user, screen) => user.click(screen.getByRole('radio', { name: en.otherAddress })),
    'billingAddress.sameChosen': (user, screen) => user.click(screen.getByRole('radio', { name: /Same as delivery/ })),
    'billingAddress.changeRequested': press(en.changeBilling),
    'billing.confirmed': press(en.continueToSummary),
    'payment.changeRequested': press(en.changePayment),
    'order.submitted': press(place),
    'confirmation.retried': press(en.checkAgain),
    'checkout.retried': press(en.retry),
  },
  except: ({ event, state }) =>
    event.type === 'address.changeRequested' && !state.context.cart?.email
      ? 'no recipient is known yet, so there is no button to change it: "Continue" asks who it is'
      : null,
  controls: {
    'billing.confirmed': (screen) =>
      screen.queryByText(en.covered) ? screen.queryByRole('button', { name: en.continueToSummary }) : null,
    'address.kept': (screen) => screen.queryByRole('button', { name: keep }),
    'address.changeRequested': (screen) =>
      screen.queryAllByRole('button', { name: /Change (delivery address|contact)/ })[0] ?? null,
    'method.changeRequested': (screen) => screen.queryByRole('button', { name: en.changeMethod }),
    'payment.changeRequested': (screen) => screen.queryByRole('button', { name: en.changePayment }),
    'confirmation.retried': (screen) => screen.queryByRole('button', { name: en.checkAgain }),
    'checkout.retried': (screen) => screen.queryByRole('button', { name: en.retry }),
  },
  shows: {
    recalling: (screen) => screen.getByText(en.loading),
    entering: (screen) => screen.getByText(en.loading),
    'preparing.deciding': passed,
    'preparing.express': (screen) => screen.getByText(en.loading),
    empty: title(en.emptyTitle),
    unavailable: title(en.unavailableTitle),
    'shopping.resuming': passed,
    'shopping.shipping.address': (screen, { context }) => {
      title(en.addressTitle)(screen);
      screen.getByRole('form', { name: 'Address' });
      reason(screen, context);
    },
    'shopping.shipping.contact': (screen, { context }) => {
      title(en.contactTitle)(screen);
      screen.getByRole('form', { name: 'Address' });
      reason(screen, context);
    },
    'shopping.shipping.method': (screen, { context }) => {
      title(en.methodTitle)(screen);
      reason(screen, context);
    },
    'shopping.shipping.settingMethod': (screen) => {
      if (button(screen, /Continue to payment/).getAttribute('aria-busy') !== 'true')
        throw new Error('nothing says that the delivery changes');
    },
    'shopping.billing.same': (screen, { context }) => {
      title(en.billingTitle)(screen);
      screen.getByText(isCovered(context.cart) ? en.covered : 'Card fields');
      reason(screen, context);
    },
    'shopping.billing.other': (screen) => screen.getByRole('form', { name: 'Address' }),
    'shopping.billing.otherSaved': (screen) => button(screen, en.continueToSummary),
    'shopping.settlingBilling': (screen, { context }) => {
      if (button(screen, /^Review order/).getAttribute('aria-busy') !== 'true')
        throw new Error('nothing says that the bill is being settled');
      if (isCovered(context.cart)) screen.getByText(en.covered);
      else if (context.card) screen.getByText(nameOf(context.card));
    },
    'shopping.approving': (screen) => screen.getByText('The lender is asked'),
    'shopping.adopting': (screen) => screen.getByRole('heading', { name: en.adoptingTitle }),
    'shopping.summary.express': (screen, { context }) => {
      title(en.summaryTitle)(screen);
      screen.getByText(en.expressTitle);
      screen.getByText(paidWith(context));
    },
    'shopping.summary.stepwise': (screen, { context }) => {
      title(en.summaryTitle)(screen);
      screen.getByText(paidWith(context));
      reason(screen, context);
    },
    proving: busy,
    checking: (screen) => screen.getByText('Are you a person?'),
    placing: busy,
    confirming: title(en.settlingTitle),
    unconfirmed: title(en.unconfirmedTitle),
    challenge: (screen) => screen.getByText('The bank asks'),
    patching: busy,
    'returning.reloading': (screen, snapshot) => {
      if (snapshot.context.cart) busy(screen, snapshot);
    },
    'returning.restoring': (screen, snapshot) => {
      if (snapshot.context.cart) busy(screen, snapshot);
    },
    'confirmed.leaving': title(en.confirmedTitle),
    'confirmed.shown': (screen) => screen.getByRole('link', { name: en.seeConfirmation }),
  },
});
