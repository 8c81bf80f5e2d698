import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { selectCanConfirmBilling, selectPaymentMethod, selectScreen } from '#machines/checkout/checkout.selectors.ts';
import { AddressForm, type AddressFormRef } from '#src/flows/address-form/AddressForm.tsx';
import type { ChallengeRef } from '#src/flows/challenge/ChallengeDialog.tsx';
import type { OnDialog } from '#src/flows/dialogs/dialogs.registry.ts';
import { MissingChallenge } from '#src/flows/challenge/MissingChallenge.tsx';
import { CollectionPointButton } from '#src/flows/collection-point/CollectionPointButton.tsx';
import type { CreditRef } from '#machines/credit/credit.selectors.ts';
import type { GiftCardRef } from '#machines/gift-card/gift-card.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { CustomerPayments } from '#src/flows/credit/CustomerPayments.tsx';
import { GiftCards } from '#src/flows/gift-card/GiftCards.tsx';
import type { PersonCheckRef } from '#machines/person-check/person-check.selectors.ts';
import { LaterPersonCheck } from '#src/flows/person-check/LaterPersonCheck.tsx';
import { CardButton, type CardButtonProps } from '#src/flows/payment-method/CardButton.tsx';
import { CardForm, type PaymentMethodRef } from '#src/flows/payment-method/CardForm.tsx';
import type { PayLaterRef } from '#machines/pay-later/pay-later.selectors.ts';
import type { RewardCodeRef } from '#machines/reward-code/reward-code.selectors.ts';
import type { RewardsRef } from '#machines/rewards/rewards.selectors.ts';
import { PayLater } from '#src/flows/pay-later/PayLater.tsx';
import { type MainButton, useMainButton } from '#src/flows/typed-codes/useMainButton.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/Layout.tsx';
import { later } from '#src/ui/later.tsx';
import { Heading } from '#src/ui/Text.tsx';
import {
  CheckoutSkeleton,
  ConfirmedCheckout,
  EmptyCheckout,
  SettlingCheckout,
  UnavailableCheckout,
  UnconfirmedCheckout,
} from './CheckoutStates.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;

/** The views of other charts, invoked or asked for: a test of the checkout puts others in their place. */
export interface CheckoutParts {
  AddressForm: ComponentType<{ actor: AddressFormRef; submit: string; isTitled?: boolean }>;
  CollectionPointButton: ComponentType<{ children: string }>;
  CardForm: ComponentType<{ actor: PaymentMethodRef; onPayLaterInfo: () => void }>;
  CardButton: ComponentType<CardButtonProps>;
  GiftCards: ComponentType<{ actor: GiftCardRef; cart: Cart }>;
  PayLater: ComponentType<{ actor: PayLaterRef }>;
  CustomerPayments: ComponentType<{ credit: CreditRef; rewards: RewardsRef; rewardCode: RewardCodeRef; cart: Cart }>;
  ChallengeDialog: ComponentType<{ actor: ChallengeRef }>;
  PersonCheck: ComponentType<{ actor: PersonCheckRef }>;
}

/** Few are asked by their bank: the dialog comes when it is wanted. */
const ChallengeDialog = later<{ actor: ChallengeRef }>(
  async () => ({ default: (await import('#src/flows/challenge/ChallengeDialog.tsx')).ChallengeDialog }),
  MissingChallenge,
);

const parts: CheckoutParts = {
  AddressForm,
  CollectionPointButton,
  CardForm,
  CardButton,
  GiftCards,
  CustomerPayments,
  PayLater,
  ChallengeDialog,
  PersonCheck: LaterPersonCheck,
};

const page = css`
  /*
   * What is loaded after the page, and what comes later still, pushes nothing that is seen: the footer begins out of
   * sight.
   */
  min-height: 100svh;
  padding-block: clamp(1rem, 3vw, 2.5rem) clamp(3rem, 8vw, 6rem);
`;

const screens = {
  loading: CheckoutSkeleton,
  empty: EmptyCheckout,
  unavailable: UnavailableCheckout,
  settling: SettlingCheckout,
  unconfirmed: UnconfirmedCheckout,
  confirmed: ConfirmedCheckout,
} as const;

export interface CheckoutScreenProps {
  actor: CheckoutRef;
  parts?: CheckoutParts;
  onDialog: OnDialog;
  /** What the customer has spent this year. */
  banner?: ReactNode;
  /** The promo codes of the cart, and the field for one. */
  promo?: (cart: Cart) => ReactNode;
  /** Instead of saying that there is nothing: why that is so. */
  empty?: ReactNode;
  /** The way in for who has an account. */
  signIn?: ReactNode;
}

/**
 * From the payment it goes on without a card where all is paid, else with one. At the review a code changes what the
 * shopper agrees to: they press again.
 */
function payOn(actor: CheckoutRef): void {
  const snapshot = actor.getSnapshot();
  if (selectCanConfirmBilling(snapshot)) actor.send({ type: 'billing.confirmed' });
  else selectPaymentMethod(snapshot)?.send({ type: 'card.submitted' });
}

/** Which screen it is, the chart says. */
export function CheckoutScreen({
  actor,
  parts: shown = parts,
  onDialog,
  banner,
  promo,
  empty,
  signIn,
}: CheckoutScreenProps) {
  const say = useText(checkoutText);
  const screen = useSelector(actor, selectScreen);
  const main = useMainButton(useCallback(() => payOn(actor), [actor]));
  const Screen = screen === 'steps' ? null : screens[screen];
  return (
    <Container className={page}>
      <Heading level={1} isHidden>
        {say('title')}
      </Heading>
      {screen === 'empty' && empty ? (
        empty
      ) : Screen ? (
        <Screen actor={actor} parts={shown} />
      ) : (
        <CheckoutSteps
          actor={actor}
          parts={shown}
          main={main}
          onDialog={onDialog}
          banner={banner}
          promo={promo}
          signIn={signIn}
        />
      )}
    </Container>
  );
}

export interface CheckoutViewProps {
  actor: CheckoutRef;
  parts: CheckoutParts;
}

/** Of a step with a main button, from which dialogs of the shop are opened. */
export interface DialogStepProps extends CheckoutViewProps {
  main: MainButton;
  onDialog: OnDialog;
}
