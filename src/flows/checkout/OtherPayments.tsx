import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectCredit,
  selectGiftCard,
  selectRewardCode,
  selectRewards,
} from '#machines/checkout/checkout.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { colour, radius } from '#src/ui/theme/tokens.ts';
import type { CheckoutViewProps } from './checkout.props.ts';

const box = css`
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
`;

/** Payments that reduce the amount on the card: gift cards, then the customer's own credit and rewards. */
export function OtherPayments({ actor, parts, cart }: CheckoutViewProps & { cart: Cart }) {
  const t = useText(paymentText);
  const giftCard = useSelector(actor, selectGiftCard);
  const credit = useSelector(actor, selectCredit);
  const rewards = useSelector(actor, selectRewards);
  const rewardCode = useSelector(actor, selectRewardCode);
  return (
    <>
      {giftCard && takesGiftCards(cart) && (
        <section className={box} aria-label={t('giftCard')}>
          <parts.GiftCards actor={giftCard} cart={cart} />
        </section>
      )}
      {credit && rewards && rewardCode && (
        <parts.CustomerPayments credit={credit} rewards={rewards} rewardCode={rewardCode} cart={cart} />
      )}
    </>
  );
}

/**
 * True if gift cards can be used or removed. Gift cards cannot buy gift cards, and a new one needs an amount left to
 * pay.
 */
const takesGiftCards = ({ items, payment_instruments: instruments, totals }: Cart): boolean =>
  instruments.some(({ payment_method_id: method }) => method === 'GIFT_CARD') ||
  (totals.remainingToPay > 0 && !items.some(({ isDigitalProduct }) => isDigitalProduct));
