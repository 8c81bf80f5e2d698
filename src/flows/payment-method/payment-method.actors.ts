import { fromCallback, fromPromise } from 'xstate';
import type { PaymentMethod } from '#openapi/generated/waymark.gen.ts';
import { expected } from '#machines/shared/ports.ts';
import type { PaymentMethodPorts } from '#machines/payment-method/payment-method.setup.ts';
import type { CardSession, FieldsCommand } from '#machines/payment-method/payment-method.types.ts';
import { readPart } from '#src/flows/shared/account-reading.ts';
import { readPaymentMethods } from '#src/flows/shared/payment-methods.actors.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { savedSale } from '#src/flows/shared/sale.ts';
import { pressCardButton } from './card-button.ts';
import { loadScript, openSession } from './provider.actors.ts';
import { getSavedCards } from './saved-cards.actors.ts';

/**
 * The actors of the card chart: what the cart can be paid with, the saved cards and the payment session (core 7), and
 * the provider's fields in an element of the page. `cart` is null where a card is only saved.
 */
export const createPaymentMethodActors = (cart: CartRef | null): PaymentMethodPorts => ({
  getPaymentMethods: fromPromise<readonly PaymentMethod[], undefined>(
    async () => (cart && (await readPaymentMethods(cart))?.paymentMethods) ?? [],
  ),
  // In a store the account is the associate's: customers cannot use its cards, and their cards are not saved to it.
  getSavedCards: fromPromise(async ({ signal }) =>
    savedSale()
      ? { canSave: false, canExpress: false, paymentInstruments: [] }
      : readPart('payment-methods', () => getSavedCards(signal)),
  ),
  getPaymentSession: fromPromise(({ signal }) => openSession(signal)),
  loadScript: fromPromise(async ({ input }) => {
    await loadScript(input);
    return undefined;
  }),
  hostedFields: fromCallback<FieldsCommand, { placeId: string; session: CardSession; locale: string }>(
    ({ input, receive, sendBack }) => {
      const element = expected(document.getElementById(input.placeId), 'place of the card fields');
      const { frameUrl, clientKey, sessionId } = input.session;
      const fields = expected(window.WaymarkPay, 'provider').mount(element, {
        frameUrl,
        clientKey,
        sessionId,
        locale: input.locale,
      });
      fields.on('ready', () => sendBack({ type: 'fields.ready' }));
      fields.on('enter', pressCardButton);
      fields.on('tokenised', ({ token, brand, bin, lastFour }) =>
        sendBack({ type: 'card.tokenised', card: { token, brand, bin, lastFour } }),
      );
      fields.on('invalid', ({ message }) => sendBack({ type: 'card.invalid', message }));
      fields.on('failed', ({ reason }) => sendBack({ type: 'card.failed', reason }));
      receive(() => void fields.submit());
      return () => fields.destroy();
    },
  ),
});
