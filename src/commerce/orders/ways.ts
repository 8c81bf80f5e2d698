import type { Shipment, ShippingKind, TrackingStepCode } from '#openapi/generated/waymark.gen.ts';

const parcel = ['packed', 'shipped', 'delivered'] as const;
const pickup = ['packed', 'ready-for-pickup', 'delivered'] as const;
const parcelToCollect = ['packed', 'shipped', 'ready-for-pickup', 'delivered'] as const;

/** The tracking steps of each kind of delivery after the order was placed. */
export const ways: Record<ShippingKind, readonly TrackingStepCode[]> = {
  home: parcel,
  customs: parcel,
  sts: parcelToCollect,
  pickup,
  pudo: parcelToCollect,
  digital: ['sent'],
};

/** True if a carrier brings it, to a door or to a counter. */
export const isCarried = ({ shippingMethod: { kind } }: Shipment): boolean => ways[kind].includes('shipped');

/** True if the customer collects it, in a store or at a collection point. */
export const isCollected = ({ shippingMethod: { kind } }: Shipment): boolean => ways[kind].includes('ready-for-pickup');

/** The name of the store or collection point in which a shipment is collected; empty if it goes home. */
export const placeOf = ({ storeName, address }: Shipment): string => storeName ?? address?.storeName ?? '';
