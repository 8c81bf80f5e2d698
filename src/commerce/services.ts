import type { AuthorizationCodes } from './auth/authorization-codes.ts';
import type { Consumers } from './auth/consumers.ts';
import type { Sessions } from './auth/sessions.ts';
import type { CartStore } from './cart/cart-store.ts';
import type { Catalogue } from './cart/catalogue.ts';
import type { Catalogue as Browsing } from './catalogue/catalogue.ts';
import type { ContentSource } from './content/content-source.ts';
import type { BotDefence } from './defence/bot-defence.ts';
import type { FunnelBook, VisitCounts } from './funnel/funnel.ts';
import type { Pins } from './gift-cards/pins.ts';
import type { Tries } from './limits/tries.ts';
import type { Log } from './log/log.ts';
import type { Keys } from './keys.ts';
import type { Meter } from './meter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { OrderBook } from './orders/order-book.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { ReadPlanTerms } from './payments/plan-terms.ts';
import type { AdjustmentCaps } from './stores/adjustment-caps.ts';
import type { Database } from './db/database.types.ts';
import type { Audit } from './audit/audit.types.ts';
import type { Cart } from './model/cart.ts';
import type { Session } from './model/session.ts';
import type { TaxRate } from './model/tax.ts';
import type { Address, ErrorId } from '#openapi/generated/waymark.gen.ts';

/** The dependencies of operations. */
export interface Services {
  database: Database;
  /** Milliseconds since the epoch. */
  clock: () => number;
  sessions: Sessions;
  audit: Audit;
  consumers: Consumers;
  /** PINs of gift cards. */
  pins: Pins;
  /** Counts tries to guess secrets. */
  tries: Tries;
  codes: AuthorizationCodes;
  carts: CartStore;
  catalogue: Catalogue;
  /** Products, listings and search. */
  browsing: Browsing;
  /** Editorial content. */
  content: ContentSource;
  orders: OrderBook;
  /** Tasks that orders leave: e-mails, refunds. */
  outbox: Outbox;
  mailer: Mailer;
  funnel: FunnelBook;
  /** True if anybody may read the counts of chart events. */
  showsFunnel: boolean;
  /** True if customers may use express checkout. */
  offersExpress: boolean;
  payments: PaymentProvider;
  /** The terms of pay later. */
  planTerms: ReadPlanTerms;
  botDefence: BotDefence | null;
  /** Empty in production. */
  simulation: Simulation;
  /** The largest discounts that associates may give. */
  caps: AdjustmentCaps;
  keys: Keys;
  /** The shop's address, for links in e-mails; without a trailing slash. */
  publicUrl: string;
  /** Sends the tags of what changed to outside caches: `product:ID`, `category:ID`, `content:ID`. */
  changed(tags: string[]): void;
  log: Log;
  meter: Meter;
}

/**
 * What a demo simulates, so that every refusal can be seen: stock that sells out during an order, addresses that are
 * refused, orders that a warehouse processes. Production has none of it: every part may be absent.
 */
export interface Simulation {
  /** Runs before a cart is placed. May sell stock, end the services of a store, and refuse. */
  beforePlacing?(services: Services, cart: Cart, session: Session): Promise<void>;
  /** Returns a levy on top of the tax rate of the cart's address. */
  extraTax?(cart: Cart): Promise<TaxRate['parts'][number] | null>;
  /** Returns why nothing is delivered to an address, and the field with the error. */
  addressRefusal?(address: Address): { errorId: ErrorId; field: string } | null;
  /** Returns a better spelling of an address. */
  addressSuggestion?(address: Address): Address | null;
  /** Returns why nobody may send a gift card to this e-mail address. */
  giftOptionRefusal?(email: string): ErrorId | null;
  /** Returns why a promotion code in upper case is refused, whatever the promotion says. */
  promotionRefusal?(code: string): ErrorId | null;
  /** Returns why a gift card is refused although its PIN was right. */
  giftCardRefusal?(number: string): ErrorId | null;
  /** Runs every minute and at the start: packs and delivers orders as a warehouse would. */
  advanceOrders?(services: Services): Promise<void>;
  /** Simulated visits to the charts, marked as such. */
  visits?: VisitCounts;
}
