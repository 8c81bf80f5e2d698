import type { Address, ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { Session } from './auth/session.types.ts';
import type { Cart } from './cart/cart.types.ts';
import type { VisitCounts } from './funnel/funnel.ts';
import type { TaxRate } from './model/tax.ts';
import type { Services } from './services.ts';

/**
 * What a demo makes happen on purpose, so that every refusal can be met: stock that sells while somebody orders,
 * addresses that are refused, orders that a warehouse moves on. Production has none of it: every part may be absent.
 */
export interface Simulation {
  /** Runs before a cart is placed. May sell stock, end the services of a store, and refuse. */
  beforePlacing?(services: Services, cart: Cart, session: Session): Promise<void>;
  /** A levy on top of the tax rate of the cart's address. */
  extraTax?(cart: Cart): Promise<TaxRate['parts'][number] | null>;
  /** Why nothing is delivered to an address, and which of its fields says so. */
  addressRefusal?(address: Address): { errorId: ErrorId; field: string } | null;
  /** A better spelling of an address. */
  addressSuggestion?(address: Address): Address | null;
  /** Why nobody may be given a gift card at this e-mail address. */
  giftOptionRefusal?(email: string): ErrorId | null;
  /** Why a promotion code in upper case is refused, whatever the promotion says. */
  promotionRefusal?(code: string): ErrorId | null;
  /** Why a gift card is refused after its PIN was right. */
  giftCardRefusal?(number: string): ErrorId | null;
  /** Runs every minute and at the start: packs and delivers orders as a warehouse would. */
  advanceOrders?(services: Services): Promise<void>;
  /** Visits to the charts that never were, told as such. */
  visits?: VisitCounts;
}
