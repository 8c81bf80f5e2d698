import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import { placedOrder } from '#model-tests/checkout/checkout.fixtures.ts';

const [item] = placedOrder.items;
const placedAt = placedOrder.placedAt;

/** Just placed: it can be cancelled, and has its invoice. */
export const placed: Purchase = {
  order: placedOrder,
  tracking: [
    {
      shipmentId: 'shipment-me',
      steps: [{ code: 'placed', at: placedAt }, { code: 'packed' }, { code: 'shipped' }, { code: 'delivered' }],
    },
  ],
  actions: ['cancel', 'invoice'],
  cancellableUntil: '2026-05-04T10:45:00.000Z',
  returnableItems: [],
  returns: [],
};

const { cancellableUntil: _until, ...rest } = placed;

export const cancelled: Purchase = {
  ...rest,
  order: { ...placedOrder, status: 'cancelled' },
  tracking: [
    {
      shipmentId: 'shipment-me',
      steps: [
        { code: 'placed', at: placedAt },
        { code: 'cancelled', at: placedAt },
      ],
    },
  ],
  actions: [],
};

const returnable = [{ itemId: item?.itemId ?? '', qty: 1 }];

/** Arrived, with a gift card and an earlier return: everything but a cancellation can be asked for. */
export const delivered: Purchase = {
  ...rest,
  order: {
    ...placedOrder,
    status: 'delivered',
    items: [
      ...placedOrder.items,
      ...(item
        ? [
            {
              ...item,
              itemId: 'item-9',
              isDigitalProduct: true,
              giftOption: { email: 'rowan@example.com', to: 'Rowan', message: '' },
            },
          ]
        : []),
    ],
  },
  tracking: [
    {
      shipmentId: 'shipment-me',
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
      steps: [
        { code: 'placed', at: placedAt },
        { code: 'packed', at: '2026-05-05T08:00:00.000Z' },
        { code: 'shipped', at: '2026-05-05T16:00:00.000Z' },
        { code: 'delivered', at: '2026-05-08T12:00:00.000Z' },
      ],
    },
  ],
  actions: ['return', 'invoice', 'resendGiftCardEmail'],
  returnableUntil: '2026-07-07T12:00:00.000Z',
  returnableItems: returnable,
  returns: [{ returnId: 'RT0A1B2C3D4E', createdAt: '2026-05-10T09:00:00.000Z', items: returnable }],
};

/** The same order, as the service returns it after another return was announced. */
export const announced: Purchase = { ...delivered, returnableItems: [] };
