import type { CouponItem, Currency } from '#openapi/generated/waymark.gen.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { useMoney } from '../shared/useMoney.ts';

/** A promo code of the cart: its effect, with the same name as in the totals, and why it takes nothing off yet. */
export function CouponWords({ coupon, currency }: { coupon: CouponItem; currency: Currency }) {
  const { code, applied, supersededBy, refusedBy, missingAmount, promotionName, calloutMessage } = coupon;
  const t = useText(cartText);
  const explain = useFailureWords();
  const money = useMoney();
  const reason = (): string | null => {
    if (applied) return null;
    if (refusedBy) return explain({ errorId: refusedBy, message: '', status: 422 });
    if (supersededBy) return t('promoInstead');
    return missingAmount ? t('promoMissing', { amount: money(missingAmount, currency) }) : t('promoWaiting');
  };
  const why = reason();
  return (
    <>
      <b>{code}</b>
      <span>{promotionName ?? calloutMessage}</span>
      {why && <em>{why}</em>}
    </>
  );
}
