import type { CatalogueVariant } from './catalogue.ts';
import type { CartLine, Cart, PriceAdjustmentOnCart } from '../model/cart.ts';
import type { ShipmentKind } from './delivery.ts';
import type { TotalsOfLine, Totals } from '#src/domain/cart-totals.ts';
import type { ShippingMethod } from '../model/shipping.ts';
import type { CartPromotion } from './promotions.ts';
import type { Grant } from '../model/grant.ts';
import type { TaxRate } from '../model/tax.ts';
import type { Store } from '../model/store.ts';
import type { StockLocation } from '../model/stock-location.ts';

export interface PricedLine extends CatalogueVariant {
  line: CartLine;
  group: ShipmentKind;
  /** Per unit. */
  current: number;
  original: number;
  /** Units that can still be sold. */
  stock: number;
  /** The promotion that gives the line away; null for a bought line. */
  giftOf: string | null;
  totals: TotalsOfLine;
}

export interface Shipment {
  group: ShipmentKind;
  /** Null if no method delivers there. */
  method: ShippingMethod | null;
}

export interface PricedCart {
  cart: Cart;
  /** Milliseconds since the epoch. */
  now: number;
  lines: PricedLine[];
  /** Lines whose product is not in the catalogue any more. */
  gone: CartLine[];
  totals: Totals;
  /** The promotions that apply together: a personal discount, or codes. */
  promotions: CartPromotion[];
  /** The associate's adjustments if the session sells; else empty. */
  adjustments: readonly PriceAdjustmentOnCart[];
  /** The shopper's personal discount; null if there is none. */
  grant: Grant | null;
  /** Promotions that the shopper has used and may not use again. */
  redeemed: ReadonlySet<string>;
  shipments: Shipment[];
  taxRate: TaxRate | null;
  stores: ReadonlyMap<string, Store>;
  /**
   * Units at every stock location that a line is taken from, or could be: the web's warehouse, and the line's store.
   */
  stock: ReadonlyMap<StockLocation, number>;
  /** The shopper's favourite store; null if there is none. */
  favStoreId: string | null;
}
