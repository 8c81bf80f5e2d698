import type { Order } from '#openapi/generated/waymark.gen.ts';
import { discountsOf } from '#src/domain/discounts.ts';
import { deliveryAdjustment } from '#src/flows/shared/cart-line.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { SummaryList } from '#src/ui/text/SummaryList.tsx';
import { OrderItems } from './OrderItems.tsx';

/** The items of an order and its totals. */
export function OrderAside({ order }: { order: Order }) {
  const say = useText(orderText);
  const write = useMoney();
  const { totals, currency, items, shipments } = order;
  const money = (amount: number) => write(amount, currency);
  const adjusted = deliveryAdjustment(order);
  const isShipped = shipments.some(({ shippingMethod }) => shippingMethod.kind !== 'digital');
  return (
    <Card title={say('items')} level={2}>
      <OrderItems items={items} />
      <SummaryList
        label={say('totals')}
        items={[
          { label: say('subtotal'), value: money(totals.itemTotal) },
          ...discountsOf(order, say('discount'), say('priceAdjustment')).map(({ name, amount }) => ({
            label: name,
            value: money(-amount),
            tone: 'success' as const,
          })),
          ...(isShipped
            ? [
                {
                  label: say('shipping'),
                  value: totals.shipping === 0 ? say('free') : money(totals.shipping),
                  ...(adjusted < 0 ? { note: `${say('priceAdjustment')} ${money(adjusted)}` } : {}),
                },
              ]
            : []),
          totals.taxIncluded
            ? { label: say('taxIncluded'), value: money(totals.tax), tone: 'soft' as const }
            : { label: say('tax'), value: money(totals.tax) },
        ]}
        total={{ label: say('total'), value: money(totals.total) }}
      />
    </Card>
  );
}
