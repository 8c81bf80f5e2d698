import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { isCollected, isSentHome } from '#machines/checkout/checkout.cart.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { discountsOf } from '#src/domain/discounts.ts';
import { deliveryAdjustment, deliveryPromotions } from '#src/flows/shared/cart-line.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { OrderPoints } from '#src/flows/loyalty/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { usePaid } from '#src/flows/payment-method/index.ts';
import { OrderItems } from '#src/flows/order/index.ts';
import { inLocale } from '#src/domain/locale.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { SummaryList } from '#src/ui/text/SummaryList.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';

const folded = css`
  padding-inline: ${space[4]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
`;

/** The items and the totals, beside the steps. */
export function OrderSummary({
  cart,
  hasItems,
  promo,
  onDialog,
}: {
  cart: Cart;
  hasItems: boolean;
  promo: ReactNode;
  onDialog: OnDialog;
}) {
  const t = useText(checkoutText);
  const locale = useLocale();
  return (
    <Card title={t('orderSummary')} level={2} action={<Link href={inLocale(locale, '/cart')}>{t('editCart')}</Link>}>
      {hasItems && <OrderItems items={cart.items} />}
      {promo}
      <Totals cart={cart} />
      <OrderPoints points={cart.loyaltyPoints} onDialog={onDialog} />
    </Card>
  );
}

/** The same for a phone, collapsed. The total is always visible. */
export function FoldedSummary({ cart, promo, onDialog }: { cart: Cart; promo: ReactNode; onDialog: OnDialog }) {
  const t = useText(checkoutText);
  const money = useMoney();
  return (
    <Disclosure
      title={t('showSummary')}
      aside={<strong>{money(cart.totals.total, cart.currency)}</strong>}
      variant="rule"
      className={folded}
    >
      <Stack gap={5}>
        <OrderItems items={cart.items} />
        {promo}
        <Totals cart={cart} />
        <OrderPoints points={cart.loyaltyPoints} onDialog={onDialog} />
      </Stack>
    </Disclosure>
  );
}

/** The totals from the service. Tax and delivery are unknown until the destination is known. */
export function Totals({ cart }: { cart: Cart }) {
  const t = useText(checkoutText);
  const write = useMoney();
  const { totals, currency, shippingMethods, shippingAddress, billingAddress } = cart;
  const money = (amount: number) => write(amount, currency);
  const isTaxOpen =
    !totals.taxIncluded && totals.tax === 0 && !shippingAddress && !billingAddress && !isCollected(cart);
  const isShipped = shippingMethods.length > 0;
  const isShippingOpen = isSentHome(cart) && !shippingAddress;
  const tPayment = useText(paymentText);
  const paid = usePaid(cart);
  const adjusted = deliveryAdjustment(cart);
  const deliveryNotes = [
    ...deliveryPromotions(cart),
    ...(adjusted < 0 ? [`${t('priceAdjustment')} ${money(adjusted)}`] : []),
  ];
  const total = { label: t(isTaxOpen ? 'estimatedTotal' : 'total'), value: money(totals.total) };
  return (
    <SummaryList
      label={t('orderSummary')}
      items={[
        { label: t('subtotal'), value: money(totals.itemTotal) },
        ...discountsOf(cart, t('discount'), t('priceAdjustment')).map(({ name, amount }) => ({
          label: name,
          value: money(-amount),
          tone: 'success' as const,
        })),
        ...(isShipped
          ? [
              {
                label: t('shippingCost'),
                value:
                  isShippingOpen && totals.shipping === 0
                    ? t('shippingUnknown')
                    : totals.shipping === 0
                      ? t('free')
                      : money(totals.shipping),
                ...(deliveryNotes.length > 0 ? { note: deliveryNotes.join(' · ') } : {}),
              },
            ]
          : []),
        totals.taxIncluded
          ? { label: t('taxIncluded'), value: money(totals.tax), tone: 'soft' as const }
          : { label: t('tax'), value: isTaxOpen ? t('taxUnknown') : money(totals.tax) },
        ...(paid.length > 0 ? [total, ...paid] : []),
      ]}
      total={paid.length > 0 ? { label: tPayment('remaining'), value: money(totals.remainingToPay) } : total}
    />
  );
}
