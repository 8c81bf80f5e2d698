import { findGiftCard, type GiftCardDeps } from '../cart/gift-cards.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import { keptByProvider } from '../checkout/instrument.ts';
import type { Handler } from '../contract.ts';
import { assertPerson } from '../bot-defence/assertPerson.ts';
import { CommerceError } from '../errors.ts';
import { addCard, canSaveCards } from '../payments/saved-cards.ts';
import { addGiftCard } from '../payments/saved-gift-cards.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

interface SaveCardDeps extends GiftCardDeps {
  consumers: Consumers;
  payments: PaymentProvider;
}

/** Saves a card at the provider for later, or a gift card whose PIN is right (core 7, Consumer service). */
export const saveCard =
  (deps: SaveCardDeps): Handler<'saveCard'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    if (!canSaveCards(session)) throw new CommerceError('AUT404', 403);
    const { subject } = session;
    const { cardToken, c_gcCardNumber: number, c_gcPin: pin } = body.card;
    const at = new Date(deps.clock());
    const answer = (paymentInstrumentId: string) => ({ status: 200, body: { card: { paymentInstrumentId } } }) as const;
    if (number !== undefined) {
      const found = await findGiftCard(deps, { number, pin, token: body.recaptcha_response }, context);
      return answer(await deps.database.transaction((tx) => addGiftCard(tx, subject, found.number, at)));
    }
    if (cardToken === undefined) throw new CommerceError('PYT404', 404, { field: '/card/cardToken' });
    await assertPerson(deps, {
      token: body.recaptcha_response,
      action: 'saveCard',
      account: () => deps.consumers.byId(subject).then((consumer) => consumer?.email ?? null),
    });
    const card = await keptByProvider(deps.payments, uuidOf('save card', subject, cardToken), cardToken);
    return answer(await deps.database.transaction((tx) => addCard(tx, subject, card, at)));
  };
