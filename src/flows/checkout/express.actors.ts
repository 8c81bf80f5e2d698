import { isCollected, isShipped } from '#machines/checkout/checkout.cart.ts';
import type { Adopted, Prepared } from '#machines/checkout/checkout.types.ts';
import type { PaymentPayer } from '#openapi/generated/waymark.gen.ts';
import { getSavedCards } from '#src/flows/payment-method/index.ts';
import { readPart } from '#src/flows/shared/account-reading.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { savedSale } from '#src/flows/shared/sale.ts';

/**
 * Prepares the order from the customer's account (core 4, 7). Null if the account lacks something, or in a store, where
 * the account is the associate's.
 */
export async function prepareExpress(cart: CartRef, signal: AbortSignal): Promise<Prepared | null> {
  if (savedSale()) return null;
  const { canExpress, paymentInstruments } = await readPart('payment-methods', () => getSavedCards(signal));
  const card = paymentInstruments.find(({ isDefault }) => isDefault);
  if (!canExpress || !card) return null;
  const { paymentInstrumentId, cardType: brand, lastFour } = card;
  return {
    cart: await requestChange(cart, { operation: 'prepareOrder' }),
    card: { kind: 'recalled', paymentInstrumentId, brand, lastFour },
  };
}

/**
 * Sets the addresses of the account at a wallet (catalogue 7): where it goes, unless nothing is sent, and the bill. Of
 * an address that lacks something only the first part is set, for the form to show.
 */
export async function adoptPayer(cart: CartRef, { address, isComplete }: PaymentPayer): Promise<Adopted> {
  const { cart: known } = cart.getSnapshot().context;
  const shipped = isShipped(known)
    ? await requestChange(cart, {
        operation: 'addShippingAddress',
        addresses: [{ ...address, approachType: 'S', shippingId: 'me' }],
        ...(isCollected(known) ? { isContact: true } : { wallet: 'PAYPAL_EXPRESS' }),
      })
    : known;
  if (shipped && !isComplete) return { cart: shipped, isComplete };
  return {
    cart: await requestChange(cart, { operation: 'addBillingAddress', address: { ...address, approachType: 'B' } }),
    isComplete,
  };
}
