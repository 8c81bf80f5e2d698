import type { WarehouseOrder, WarehouseProgress } from '#openapi/generated/waymark.gen.ts';
import type { OrderRow } from '../model/order.ts';

/** Returns where an order is, for the warehouse. Throws for an order that was never placed. */
export function warehouseProgress({ number, status, doc }: OrderRow): WarehouseProgress {
  if (status === 'placing' || status === 'refused') throw new Error(`order is ${status}`);
  return {
    orderNumber: number,
    status,
    events: doc.events ?? [],
    ...(doc.parcel ? { parcel: doc.parcel } : {}),
    returns: (doc.returns ?? []).map(({ returnId, createdAt, items, refund }) => ({
      returnId,
      createdAt,
      items,
      ...(refund ? { arrivedAt: refund.at } : {}),
    })),
  };
}

/** Returns what a warehouse packs of an order, and where it goes. */
export function warehouseOrder(row: OrderRow): WarehouseOrder {
  const { frozen, collector } = row.doc;
  return {
    placedAt: row.createdAt,
    items: frozen.items
      .filter(({ isDigitalProduct }) => !isDigitalProduct)
      .map(({ itemId, productId, upc, name, recipeId, qty }) => ({
        itemId,
        productId,
        upc,
        name,
        ...(recipeId === undefined ? {} : { recipeId }),
        qty,
      })),
    shipments: frozen.shipments
      .filter(({ shippingMethod: { kind } }) => kind !== 'digital')
      .map(({ shipmentId, shippingMethod: { code, kind }, storeId, address, itemIds }) => ({
        shipmentId,
        method: code,
        kind,
        ...(storeId === undefined ? {} : { storeId }),
        ...(address ? { address } : {}),
        itemIds,
      })),
    ...(collector ? { collector } : {}),
    progress: warehouseProgress(row),
  };
}
