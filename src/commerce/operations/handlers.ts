import type { Handlers } from '../contract.ts';
import type { Services } from '../services.ts';
import { browsingHandlers } from './handlers.browsing.ts';
import { countingHandlers } from './handlers.counting.ts';
import { purchaseHandlers } from './handlers.purchases.ts';
import { sellingHandlers } from './handlers.selling.ts';

/** Every operation that is served. */
export const createHandlers = (services: Services): Handlers => ({
  ...browsingHandlers(services),
  ...countingHandlers(services),
  ...purchaseHandlers(services),
  ...sellingHandlers(services),
});
