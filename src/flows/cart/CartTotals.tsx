import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectIsChanging } from '#machines/cart/cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { discountsOf } from '#src/domain/discounts.ts';
import { formatPercentage } from '#src/domain/money.ts';
import { usePaid } from '#src/flows/payment-method/index.ts';
import { cartText } from '#src/messages/cart.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { uiText } from '#src/messages/ui.ts';
import { SummaryList } from '#src/ui/text/SummaryList.tsx';
import { motion } from '#src/ui/theme/tokens.ts';
import { waiting } from '#src/ui/behaviour/waiting.ts';
import { deliveryAdjustment, deliveryPromotions } from '../shared/cart-line.ts';
import type { CartRef } from '../shared/requestChange.ts';
import { useDeliveryWhen } from '../shared/useDeliveryWhen.ts';
import { useMoney } from '../shared/useMoney.ts';

const sums = css`
  transition: filter ${motion.fast} ${motion.easeOut};

  &[aria-busy='true'] {
    ${waiting}
  }
`;

/** The totals from the service. Their colour fades while a change is pending. */
export function CartTotals({ cartRef, cart }: { cartRef: CartRef; cart: Cart }) {
  const t = useText(cartText);
  const tPayment = useText(paymentText);
  const write = useMoney();
  const isChanging = useSelector(cartRef, selectIsChanging);
  const { totals, currency, shippingAddress } = cart;
  const money = (amount: number) => write(amount, currency);
  const locale = useLocale();
  const isTaxOpen = !totals.taxIncluded && totals.tax === 0 && !shippingAddress;
  const tax = { label: t('tax'), value: isTaxOpen ? t('taxAtCheckout') : money(totals.tax), tone: 'soft' as const };
  const isPaidInPart = totals.remainingToPay < totals.total;
  const notes = [
    ...(totals.taxIncluded ? [t('taxIncluded', { amount: money(totals.tax) })] : []),
    ...(totals.totalDiscount > 0
      ? [
          t('saved', {
            amount: money(totals.totalDiscount),
            percent: formatPercentage(totals.totalDiscountPercentage, locale),
          }),
        ]
      : []),
  ];
  const total = {
    label: t(isTaxOpen ? 'estimatedTotal' : 'total'),
    value: money(totals.total),
    ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
  };
  const paid = usePaid(cart);
  return (
    <div className={sums} aria-busy={isChanging}>
      <SummaryList
        label={t('summary')}
        items={[
          { label: t('subtotal'), value: money(totals.itemTotal) },
          ...discountsOf(cart, t('discount'), t('priceAdjustment')).map(({ name, amount }) => ({
            label: name,
            value: money(-amount),
            tone: 'success' as const,
          })),
          useShipping(cart),
          ...(totals.taxIncluded ? [] : [tax]),
          ...(isPaidInPart ? [total, ...paid] : []),
        ]}
        total={isPaidInPart ? { label: tPayment('remaining'), value: money(totals.remainingToPay) } : total}
      />
      <LiveRegion>
        {isChanging ? '' : t('changed', { items: t('count', { count: cart.totalItems }), total: money(totals.total) })}
      </LiveRegion>
    </div>
  );
}

/** Returns the delivery row of the totals: its price, and a note with methods, promotions and adjustment. */
function useShipping(cart: Cart) {
  const { totals, shippingMethods, currency } = cart;
  const { shipping } = totals;
  const t = useText(cartText);
  const money = useMoney();
  const when = useDeliveryWhen();
  const colon = useText(uiText)('colon');
  const methods = shippingMethods.flatMap(({ label, deliveryTime = '', ...dates }) =>
    label ? [[label, when({ deliveryTime, ...dates })].filter(Boolean).join(colon)] : [],
  );
  const label = t('shipping');
  if (methods.length === 0 && shipping === 0) return { label, value: t('shippingUnknown') };
  const adjusted = deliveryAdjustment(cart);
  const adjustments = adjusted < 0 ? [`${t('priceAdjustment')} ${money(adjusted, currency)}`] : [];
  const notes = [...methods, ...deliveryPromotions(cart), ...adjustments];
  return { label, value: shipping === 0 ? t('freeDelivery') : money(shipping, currency), note: notes.join(' · ') };
}
