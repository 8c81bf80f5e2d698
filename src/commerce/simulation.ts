import type { Address, ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { CartStore } from './cart/cart-store.ts';
import type { Catalogue } from './cart/catalogue.ts';
import type { Database } from './db/database.types.ts';
import type { VisitCounts } from './funnel/funnel.ts';
import type { Cart } from './model/cart.ts';
import type { Session } from './model/session.ts';
import type { TaxRate } from './model/tax.ts';
import type { OrderBook } from './orders/order-book.ts';
import type { Clock } from './clock.ts';

/** What a simulation may change before a cart is placed. */
export interface BeforePlacingDeps {
  database: Database;
  carts: CartStore;
  catalogue: Catalogue;
}

/** What a simulated warehouse needs. */
export interface WarehouseDeps {
  orders: OrderBook;
  clock: Clock;
}

/**
 * What a demo simulates, so that every refusal can be seen: stock that sells out during an order, addresses that are
 * refused, orders that a warehouse processes. Production has none of it: every part may be absent.
 */
export interface Simulation {
  /** Runs before a cart is placed. May sell stock, end the services of a store, and refuse. */
  beforePlacing?(deps: BeforePlacingDeps, cart: Cart, session: Session): Promise<void>;
  /** Returns a levy on top of the tax rate of the cart's address. */
  extraTax?(cart: Cart): Promise<TaxRate['parts'][number] | null>;
  /** Returns why nothing is delivered to an address, and the field with the error. */
  addressRefusal?(address: Address): { errorId: ErrorId; field: string } | null;
  /** Returns a better spelling of an address. */
  addressSuggestion?(address: Address): Address | null;
  /** Returns why nobody may send a gift card to this e-mail address. */
  giftOptionRefusal?(email: string): ErrorId | null;
  /** Returns why a shopper's add of a product is refused now: a gift with purchase may be in the way. */
  addRefusal?(subject: string, productId: string): ErrorId | null;
  /** Returns why a promotion code in upper case is refused, whatever the promotion says. */
  promotionRefusal?(code: string): ErrorId | null;
  /** Returns why a gift card is refused although its PIN was right. */
  giftCardRefusal?(number: string): ErrorId | null;
  /** Runs every minute and at the start: packs and delivers orders as a warehouse would. */
  advanceOrders?(deps: WarehouseDeps): Promise<void>;
  /** Runs every minute and at the start, before alerts are queued: puts back what shoppers wait for. */
  restock?(deps: Pick<BeforePlacingDeps, 'database'> & Pick<WarehouseDeps, 'clock'>): Promise<void>;
  /** Runs every minute and at the start: approves reviews, as whoever reads them for a shop would. */
  approveReviews?(): Promise<void>;
  /** Simulated visits to the charts, marked as such. */
  visits?: VisitCounts;
}
