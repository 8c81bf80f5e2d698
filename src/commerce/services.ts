import type { Cart as CartAnswer, Flash } from '#openapi/generated/waymark.gen.ts';
import type { Audit } from './audit/audit.ts';
import type { AuthorizationCodes } from './auth/authorization-codes.ts';
import type { Consumers } from './auth/consumers.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Session } from './auth/session.types.ts';
import type { Cart } from './cart/cart.types.ts';
import type { CartStore } from './cart/cart-store.ts';
import { cartView } from './cart/cart-view.ts';
import { redeemedBy } from './cart/redeemed.ts';
import { grantOf } from './cart/grant.ts';
import type { Catalogue } from './cart/catalogue.ts';
import type { Catalogue as Browsing } from './catalogue/catalogue.ts';
import { priceCart, type PricedCart, type PriceOptions } from './cart/pricing.ts';
import type { ContentSource } from './content/content-source.ts';
import type { CallContext } from './contract.ts';
import type { Database } from './db/connect.ts';
import type { BotDefence } from './defence/bot-defence.ts';
import { CommerceError } from './errors.ts';
import type { FunnelBook } from './funnel/funnel.ts';
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
import type { Simulation } from './simulation.ts';
import type { AdjustmentCaps } from './stores/adjustment-caps.ts';

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

/** The caller of an operation whose security is `bearer`. */
export function sessionOf(context: CallContext): Session {
  if (!context.session) throw new CommerceError('AUT432', 401);
  return context.session;
}

/** What a cart costs in a session of its owner. */
export const price = async (
  services: Services,
  session: Session,
  cart: Cart,
  options: Pick<PriceOptions, 'isStockFresh' | 'favStoreId'> = {},
): Promise<PricedCart> => {
  const isSelling = await services.sessions.isSelling(session);
  const [grant, redeemed, extraTax = null] = await Promise.all([
    grantOf(services, session, cart, isSelling),
    redeemedBy(services, session, cart, isSelling),
    services.simulation.extraTax?.(cart),
  ]);
  const adjustments = isSelling ? cart.doc.priceAdjustments : [];
  return priceCart(cart, {
    catalogue: services.catalogue,
    now: services.clock(),
    grant,
    redeemed,
    adjustments,
    extraTax,
    ...options,
  });
};

/** The answer of every change to a cart: the whole cart. */
export async function cartReply(
  services: Services,
  session: Session,
  cart: Cart,
  flash: Flash[] = [],
  favStoreId?: string | null,
): Promise<{ status: 200; body: CartAnswer }> {
  const priced = await price(services, session, cart, { favStoreId: favStoreId ?? null });
  return { status: 200, body: cartView(priced, await services.catalogue.promotions(), flash, services.clock()) };
}
