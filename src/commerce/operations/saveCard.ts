import { uuidOf } from '../cart/uuid-of.ts';
import { keptByProvider } from '../checkout/instrument.ts';
import type { Handler } from '../contract.ts';
import { assertPerson } from '../defence/assertPerson.ts';
import { CommerceError } from '../errors.ts';
import { addCard, canSaveCards } from '../payments/saved-cards.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

/** Saves a card at the provider for later (core 7, Consumer service). */
export const saveCard =
  (services: Services): Handler<'saveCard'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    if (!canSaveCards(session)) throw new CommerceError('AUT404', 403);
    const { subject } = session;
    await assertPerson(services, {
      token: body.recaptcha_response,
      action: 'saveCard',
      account: () => services.consumers.byId(subject).then((consumer) => consumer?.email ?? null),
    });
    const { cardToken } = body.card;
    const card = await keptByProvider(services, uuidOf('save card', subject, cardToken), cardToken);
    return {
      status: 200,
      body: {
        card: { paymentInstrumentId: await addCard(services.database.raw, subject, card, new Date(services.clock())) },
      },
    };
  };
