import type { Handler } from '../contract.ts';
import { savedCardsOf } from '../payments/saved-cards.ts';
import { sessionOf, type Services } from '../services.ts';

export const getSavedCards =
  ({ database, clock }: Services): Handler<'getSavedCards'> =>
  async ({ context }) => ({ status: 200, body: await savedCardsOf(database.raw, sessionOf(context), clock()) });
