import type { Order } from '#openapi/generated/waymark.gen.ts';
import { discountsOf } from '#src/domain/discounts.ts';
import { OrderPoints } from '#src/flows/loyalty/index.ts';
import { deliveryAdjustment } from '#src/flows/shared/cart-line.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { SummaryList } from '#src/ui/text/SummaryList.tsx';
import { OrderItems } from './OrderItems.tsx';
import type { OnReview, OnWarranty } from './order.props.ts';

/** The items of an order and its totals. */
export function OrderAside({
  order,
  onReview,
  onWarranty,
}: {
  order: Order;
  onReview?: OnReview | undefined;
  onWarranty?: OnWarranty | undefined;
}) {
  const t = useText(orderText);
  const write = useMoney();
  const { totals, currency, items, shipments } = order;
  const money = (amount: number) => write(amount, currency);
  const adjusted = deliveryAdjustment(order);
  const isShipped = shipments.some(({ shippingMethod }) => shippingMethod.kind !== 'digital');
  return (
    <Card title={t('items')} level={2}>
      <OrderItems items={items} onReview={onReview} onWarranty={onWarranty} />
      <SummaryList
        label={t('totals')}
        items={[
          { label: t('subtotal'), value: money(totals.itemTotal) },
          ...discountsOf(order, t('discount'), t('priceAdjustment')).map(({ name, amount }) => ({
            label: name,
            value: money(-amount),
            tone: 'success' as const,
          })),
          ...(isShipped
            ? [
                {
                  label: t('shipping'),
                  value: totals.shipping === 0 ? t('free') : money(totals.shipping),
                  ...(adjusted < 0 ? { note: `${t('priceAdjustment')} ${money(adjusted)}` } : {}),
                },
              ]
            : []),
          totals.taxIncluded
            ? { label: t('taxIncluded'), value: money(totals.tax), tone: 'soft' as const }
            : { label: t('tax'), value: money(totals.tax) },
        ]}
        total={{ label: t('total'), value: money(totals.total) }}
      />
      <OrderPoints points={order.loyaltyPoints} />
    </Card>
  );
}
