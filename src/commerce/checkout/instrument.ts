import { uuidOf } from '../cart/uuid-of.ts';
import { CommerceError } from '../errors.ts';
import {
  PaymentOutcomeUnknownError,
  type PaymentProvider,
  PaymentProviderError,
  type PlanMethod,
  type SaveCardResult,
} from '../payments/payment-provider.ts';
import { canSaveCards, instrumentTokenOf } from '../payments/saved-cards.ts';
import { refusalOf } from './settle.ts';
import type { Placing } from './placing.types.ts';
import type { SavedCardDoc } from '../model/saved-card.ts';
import type { CartDoc } from '../model/cart.ts';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

const planMethods: Partial<Record<string, NonNullable<Instrument['plan']>>> = {
  PAY_LATER: 'pay-later',
  PAYPAL: 'paypal',
  DW_APPLE_PAY: 'apple-pay',
};

interface InstrumentDeps {
  database: Database;
  clock: Clock;
  payments: PaymentProvider;
}

/** What the provider charges, and the card that the customer wants saved with the order. */
export interface Instrument {
  /** Token of a card or a wallet, or the approval of a plan. */
  cardToken: string;
  /** Who approved what pays: the lender or a wallet; absent if a card pays. */
  plan?: PlanMethod | 'apple-pay';
  keeps?: SavedCardDoc;
}

/**
 * Returns what pays the rest of an order: a newly typed card, a saved card, a plan, or the wallet on the cart. Throws
 * with the error codes of placeOrder; nothing is charged yet.
 */
export async function instrumentOf(
  { database, clock, payments }: InstrumentDeps,
  { body, session }: Placing,
  { wallet }: Pick<CartDoc, 'wallet'>,
): Promise<Instrument> {
  const { paymentMethod, inStoreSalesInfo } = body;
  const plan = planMethods[paymentMethod?.code ?? ''];
  if (plan) {
    const { token: given, paymentInstrumentId } = paymentMethod?.additionalData ?? {};
    const isOnCart = plan === 'paypal' && wallet?.instrumentId === paymentInstrumentId;
    const token = given ?? (isOnCart ? wallet?.approval : undefined);
    if (!token) throw new CommerceError('PAY400', 402, { field: '/paymentMethod/additionalData/token' });
    return { cardToken: token, plan };
  }
  if (paymentMethod?.code !== 'CREDIT_CARD') throw new CommerceError('PAY400', 402, { field: '/paymentMethod/code' });
  const { cardToken, paymentInstrumentId, saveCard = false } = paymentMethod.additionalData ?? {};
  if (paymentInstrumentId) {
    const token = await instrumentTokenOf(database.raw, session, paymentInstrumentId, clock());
    return { cardToken: token };
  }
  if (!cardToken) throw new CommerceError('PYT404', 404, { field: '/paymentMethod/additionalData/cardToken' });
  // In a store the card is the customer's, but the session is the associate's.
  if (!saveCard || inStoreSalesInfo || !canSaveCards(session)) return { cardToken };
  const keeps = await keptByProvider(payments, uuidOf('save card', body.cartId, cardToken), cardToken);
  return { cardToken: keeps.instrumentToken, keeps };
}

/**
 * Saves the card at the provider, under a new token that then pays. The same key returns the same token. Throws with
 * the error codes of placeOrder.
 */
export async function keptByProvider(
  payments: PaymentProvider,
  idempotencyKey: string,
  cardToken: string,
): Promise<SavedCardDoc> {
  let saved: SaveCardResult;
  try {
    saved = await payments.saveCard({ idempotencyKey, cardToken });
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknownError) throw refusalOf('unavailable');
    if (error instanceof PaymentProviderError) throw refusalOf('declined');
    throw error;
  }
  if (saved.result === 'refused') throw refusalOf(saved.reason);
  const { instrumentToken, card } = saved;
  return { ...card, instrumentToken };
}
