import type { ComponentType, ReactNode } from 'react';
import type { AddressFormRef } from '#machines/address-form/address-form.selectors.ts';
import type { PaymentMethodRef } from '#machines/payment-method/payment-method.selectors.ts';
import type { CardButtonProps } from '#src/flows/payment-method/index.ts';
import type { GiftCardRef } from '#machines/gift-card/gift-card.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { PayLaterRef } from '#machines/pay-later/pay-later.selectors.ts';
import type { CreditRef } from '#machines/credit/credit.selectors.ts';
import type { RewardsRef } from '#machines/rewards/rewards.selectors.ts';
import type { RewardCodeRef } from '#machines/reward-code/reward-code.selectors.ts';
import type { ChallengeRef } from '#src/flows/challenge/index.ts';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { CheckoutRef } from '#machines/checkout/checkout.selectors.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import type { MainButton } from '#src/flows/typed-codes/index.ts';

/** Views of other charts that the checkout invokes or requests. Tests replace them. */
export interface CheckoutParts {
  AddressForm: ComponentType<{ actor: AddressFormRef; submit: string; isTitled?: boolean }>;
  CollectionPointButton: ComponentType<{ children: string }>;
  CardForm: ComponentType<{ actor: PaymentMethodRef; onPayLaterInfo: () => void }>;
  CardButton: ComponentType<CardButtonProps>;
  GiftCards: ComponentType<{ actor: GiftCardRef; cart: Cart }>;
  PayLater: ComponentType<{ actor: PayLaterRef }>;
  CustomerPayments: ComponentType<{ credit: CreditRef; rewards: RewardsRef; rewardCode: RewardCodeRef; cart: Cart }>;
  ChallengeDialog: ComponentType<{ actor: ChallengeRef }>;
  BotDefence: ComponentType<{ actor: BotDefenceRef }>;
}

export interface CheckoutScreenProps {
  actor: CheckoutRef;
  parts?: CheckoutParts;
  onDialog: OnDialog;
  /** The customer's spending this year. */
  banner?: ReactNode;
  /** The promo codes of the cart and the field for another. */
  promo?: (cart: Cart) => ReactNode;
  /** Replaces the text of an empty cart if there is a special reason. */
  empty?: ReactNode;
  /** The wallets that pay without typing, before the address. */
  express?: ((cart: Cart) => ReactNode) | undefined;
  /** The sign-in for customers. */
  signIn?: ReactNode;
}

export interface CheckoutViewProps {
  actor: CheckoutRef;
  parts: CheckoutParts;
}

/** Props of a step with a main button that can open dialogs of the shop. */
export interface DialogStepProps extends CheckoutViewProps {
  main: MainButton;
  onDialog: OnDialog;
}
