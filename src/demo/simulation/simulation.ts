import { giftCards } from '../gift-cards.ts';
import { advanceOrders } from '../orders/warehouse.ts';
import { promotions } from '../promotions.ts';
import { generatedVisits } from '../visits/visits.ts';
import { addressRefusal, addressSuggestion } from './addresses.ts';
import { giftOptionCases } from './gift-options.ts';
import { giftRefusals } from './gift-refusals.ts';
import { approveReviews } from './approve-reviews.ts';
import { beforePlacing } from './placing.ts';
import { restock } from './restock.ts';
import { extraTax } from './tax-changes.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import type { Simulation } from '#src/commerce/simulation.ts';

const simulatedCodes = new Map(
  promotions.flatMap(({ code, outcome, isSimulated }) => (code && isSimulated ? [[code, outcome] as const] : [])),
);
const simulatedCards = new Map(
  giftCards.flatMap(({ number, outcome, isSimulated }) => (isSimulated ? [[number, outcome] as const] : [])),
);

export interface SimulationOptions {
  database: Database;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** How long a day of warehouse and carrier takes, in milliseconds; null: orders stay placed. */
  warehouseDay: number | null;
}

/** What the demo makes happen, on a database that it was written into. */
export const createSimulation = ({ database, clock, warehouseDay }: SimulationOptions): Simulation => ({
  beforePlacing,
  extraTax: (cart) => extraTax(database, cart),
  addressRefusal,
  addressSuggestion,
  giftOptionRefusal: (email) => giftOptionCases.find((one) => one.email === email.toLowerCase())?.outcome ?? null,
  addRefusal: giftRefusals(clock),
  promotionRefusal: (code) => simulatedCodes.get(code) ?? null,
  giftCardRefusal: (number) => simulatedCards.get(number) ?? null,
  ...(warehouseDay === null
    ? {}
    : {
        advanceOrders: async (deps) => void (await advanceOrders(deps, warehouseDay)),
        restock: (deps) => restock(deps, warehouseDay),
      }),
  approveReviews: () => approveReviews(database, clock()),
  visits: generatedVisits(clock),
});
