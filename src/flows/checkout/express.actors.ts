import type { Prepared } from '#machines/checkout/checkout.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { keptSale } from '#src/flows/in-store/sale.ts';

/**
 * Has the order prepared from the customer's account (core 4, 7); null where the account has not all that is wanted, or
 * is the associate's who sells.
 */
export async function prepareExpress(cart: CartRef, signal: AbortSignal): Promise<Prepared | null> {
  if (keptSale()) return null;
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
