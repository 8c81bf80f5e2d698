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
import type { Cart } from './cart/cart.types.ts';
import type { Session } from './auth/session.types.ts';
import type { TaxRate } from './model/tax.ts';
import type { Address, ErrorId } from '#openapi/generated/waymark.gen.ts';

/** What operations are made of. */
export interface Services {
  database: Database;
  /** Milliseconds since the epoch. */
  clock: () => number;
  sessions: Sessions;
  audit: Audit;
  consumers: Consumers;
  /** PINs of gift cards. */
  pins: Pins;
  /** Counts tries at secrets. */
  tries: Tries;
  codes: AuthorizationCodes;
  carts: CartStore;
  catalogue: Catalogue;
  /** What shoppers look at: products, listings, search. */
  browsing: Browsing;
  /** What editors wrote. */
  content: ContentSource;
  orders: OrderBook;
  /** What orders left to be done: mails, money to give back. */
  outbox: Outbox;
  mailer: Mailer;
  funnel: FunnelBook;
  /** Whether anybody may read what happened in charts. */
  showsFunnel: boolean;
  /** Whether customers may check out express. */
  offersExpress: boolean;
  payments: PaymentProvider;
  /** What may be paid later. */
  planTerms: ReadPlanTerms;
  botDefence: BotDefence | null;
  /** Empty in production. */
  simulation: Simulation;
  /** What associates may take off. */
  caps: AdjustmentCaps;
  keys: Keys;
  /** The shop's address, for links in mails; without a trailing slash. */
  publicUrl: string;
  /** Tells caches outside what is no longer true: `product:ID`, `category:ID`, `content:ID`. */
  changed(tags: string[]): void;
  log: Log;
  meter: Meter;
}

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
