import { uuidOf } from '../cart/uuid-of.ts';
import { keptByProvider } from '../checkout/instrument.ts';
import type { Handler } from '../contract.ts';
import { assertPerson, type DefenceDeps } from '../bot-defence/assertPerson.ts';
import { CommerceError } from '../errors.ts';
import { addCard, canSaveCards } from '../payments/saved-cards.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Database } from '../db/database.types.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Clock } from '../clock.ts';

interface SaveCardDeps extends DefenceDeps {
  consumers: Consumers;
  database: Database;
  clock: Clock;
  payments: PaymentProvider;
}

/** Saves a card at the provider for later (core 7, Consumer service). */
export const saveCard =
  (deps: SaveCardDeps): Handler<'saveCard'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    if (!canSaveCards(session)) throw new CommerceError('AUT404', 403);
    const { subject } = session;
    await assertPerson(deps, {
      token: body.recaptcha_response,
      action: 'saveCard',
      account: () => deps.consumers.byId(subject).then((consumer) => consumer?.email ?? null),
    });
    const { cardToken } = body.card;
    const card = await keptByProvider(deps.payments, uuidOf('save card', subject, cardToken), cardToken);
    return {
      status: 200,
      body: {
        card: { paymentInstrumentId: await addCard(deps.database.raw, subject, card, new Date(deps.clock())) },
      },
    };
  };
