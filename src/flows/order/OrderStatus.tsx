import type { Order } from '#openapi/generated/waymark.gen.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';

const tones = {
  'pending-authentication': 'plain',
  placed: 'moss',
  processing: 'moss',
  shipped: 'ink',
  'ready-for-pickup': 'ink',
  delivered: 'moss',
  cancelled: 'danger',
  returned: 'plain',
} as const satisfies Record<Order['status'], string>;

/** The status of an order. */
export function OrderStatus({ status }: { status: Order['status'] }) {
  const t = useText(orderText);
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
