import type { Prepared } from '#machines/checkout/checkout.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { savedSale } from '#src/flows/shared/sale.ts';

/**
 * Prepares the order from the customer's account (core 4, 7). Null if the account lacks something, or in a store, where
 * the account is the associate's.
 */
export async function prepareExpress(cart: CartRef, signal: AbortSignal): Promise<Prepared | null> {
  if (savedSale()) return null;
  const { canExpress, paymentInstruments } = await unwrap(
    api.GET('/consumers-v3/consumer/payment_instruments', { signal }),
  );
  const card = paymentInstruments.find(({ isDefault }) => isDefault);
  if (!canExpress || !card) return null;
  const { paymentInstrumentId, cardType: brand, lastFour } = card;
  return {
    cart: await requestChange(cart, { operation: 'prepareOrder' }),
    card: { kind: 'recalled', paymentInstrumentId, brand, lastFour },
  };
}
