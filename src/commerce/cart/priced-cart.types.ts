import type { CatalogueVariant } from './catalogue.ts';
import type { CartLine, Cart, PriceAdjustmentOnCart } from './cart.types.ts';
import type { ShipmentKind } from './delivery.ts';
import type { TotalsOfLine, Totals } from '#src/domain/cart-totals.ts';
import type { ShippingMethod } from '../model/shipping.ts';
import type { CartPromotion } from './promotions.ts';
import type { Grant } from './grant.types.ts';
import type { TaxRate } from '../model/tax.ts';
import type { Store } from '../model/store.ts';
import type { StockLocation } from './stock-location.ts';

export interface PricedLine extends CatalogueVariant {
  line: CartLine;
  group: ShipmentKind;
  /** Per unit. */
  current: number;
  original: number;
  /** Units that can still be sold. */
  stock: number;
  /** The promotion that gives it away; null for what is bought. */
  giftOf: string | null;
  totals: TotalsOfLine;
}

export interface Shipment {
  group: ShipmentKind;
  /** Null: nothing goes there. */
  method: ShippingMethod | null;
}

export interface PricedCart {
  cart: Cart;
  /** Milliseconds since the epoch. */
  now: number;
  lines: PricedLine[];
  /** Lines whose product the catalogue does not have any more. */
  gone: CartLine[];
  totals: Totals;
  /** Those that count together: a personal discount, or codes. */
  promotions: CartPromotion[];
  /** What an associate took off, where the session sells; nothing elsewhere. */
  adjustments: readonly PriceAdjustmentOnCart[];
  /** The shopper's own discount, where they have one. */
  grant: Grant | null;
  /** Promotions that the shopper has used, and may not use again. */
  redeemed: ReadonlySet<string>;
  shipments: Shipment[];
  taxRate: TaxRate | null;
  stores: ReadonlyMap<string, Store>;
  /** Units on every shelf that a line is taken from, or could be: the web's, and those of its store. */
  stock: ReadonlyMap<StockLocation, number>;
  /** The shopper's favourite, where they have one. */
  favStoreId: string | null;
}
