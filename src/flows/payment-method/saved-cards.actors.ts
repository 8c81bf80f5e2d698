import type { SavedCards } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

/** Reads the saved cards, and whether a card can be saved and the checkout be express (core 7). */
export const getSavedCards = (signal?: AbortSignal): Promise<SavedCards> =>
  unwrap(
    api.GET('/consumers-v3/consumer/payment_instruments', {
      params: { query: { payment_method_id: 'CREDIT_CARD' } },
      ...(signal ? { signal } : {}),
    }),
  );
