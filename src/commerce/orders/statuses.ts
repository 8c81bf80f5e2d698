import type { TrackingStepCode } from '#openapi/generated/waymark.gen.ts';
import type { OrderStatus } from '../model/order.ts';

/** The status of an order after a step of warehouse or carrier. Other steps leave it as it is. */
export const statusAfter: Partial<Record<TrackingStepCode, OrderStatus>> = {
  packed: 'processing',
  shipped: 'shipped',
  'ready-for-pickup': 'ready-for-pickup',
  delivered: 'delivered',
};
