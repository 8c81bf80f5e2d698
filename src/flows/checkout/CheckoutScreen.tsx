import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { selectCanConfirmBilling, selectPaymentMethod, selectScreen } from '#machines/checkout/checkout.selectors.ts';
import { AddressForm } from '#src/flows/address-form/index.ts';
import { type ChallengeRef, MissingChallenge } from '#src/flows/challenge/index.ts';
import { CollectionPointButton } from '#src/flows/collection-point/index.ts';
import { CustomerPayments } from '#src/flows/credit/index.ts';
import { GiftCards } from '#src/flows/gift-card/index.ts';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { CardButton, CardForm } from '#src/flows/payment-method/index.ts';
import { PayLater } from '#src/flows/pay-later/index.ts';
import { useMainButton } from '#src/flows/typed-codes/index.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { later } from '#src/ui/behaviour/later.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import {
  CheckoutSkeleton,
  ConfirmedCheckout,
  EmptyCheckout,
  SettlingCheckout,
  UnavailableCheckout,
  UnconfirmedCheckout,
} from './CheckoutStates.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutParts, CheckoutScreenProps } from './checkout.props.ts';

/** Loaded when it is needed: few shoppers get a bank check. */
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
  BotDefence: LaterBotDefence,
};

const page = css`
  /* What loads after the page must not move anything visible: the footer starts below the window. */
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

/**
 * Continues from the payment step: without a card if everything is paid, else with one. In the review a code changes
 * what the shopper agrees to, so they must press again.
 */
function payOn(actor: CheckoutRef): void {
  const snapshot = actor.getSnapshot();
  if (selectCanConfirmBilling(snapshot)) actor.send({ type: 'billing.confirmed' });
  else selectPaymentMethod(snapshot)?.send({ type: 'card.submitted' });
}

/** The chart decides which screen is shown. */
export function CheckoutScreen({
  actor,
  parts: shown = parts,
  onDialog,
  banner,
  promo,
  empty,
  express,
  signIn,
}: CheckoutScreenProps) {
  const t = useText(checkoutText);
  const screen = useSelector(actor, selectScreen);
  const main = useMainButton(useCallback(() => payOn(actor), [actor]));
  const Screen = screen === 'steps' ? null : screens[screen];
  return (
    <Container className={page}>
      <Heading level={1} isHidden>
        {t('title')}
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
          express={express}
          signIn={signIn}
        />
      )}
    </Container>
  );
}
