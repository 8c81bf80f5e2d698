import { useSelector } from '@xstate/react';
import {
  selectCredit,
  selectGiftCard,
  selectRewardCode,
  selectRewards,
} from '#machines/checkout/checkout.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { CheckoutViewProps } from './checkout.props.ts';

/** Payments that reduce the amount on the card: gift cards, then the customer's own credit and rewards. */
export function OtherPayments({ actor, parts, cart }: CheckoutViewProps & { cart: Cart }) {
  const giftCard = useSelector(actor, selectGiftCard);
  const credit = useSelector(actor, selectCredit);
  const rewards = useSelector(actor, selectRewards);
  const rewardCode = useSelector(actor, selectRewardCode);
  return (
    <>
      {giftCard && <parts.GiftCards actor={giftCard} cart={cart} />}
      {credit && rewards && rewardCode && (
        <parts.CustomerPayments credit={credit} rewards={rewards} rewardCode={rewardCode} cart={cart} />
      )}
    </>
  );
}
