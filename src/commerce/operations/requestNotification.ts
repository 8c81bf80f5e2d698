import { subscriptionTypeOf } from '../catalogue/subscription-type.ts';
import { emailKey } from '../auth/consumers.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { Tries } from '../limits/tries.ts';
import { saveStockAlert } from '../stock-alerts/stock-alerts.ts';

interface AlertDeps {
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
  tries: Tries;
  offersStockAlerts: boolean;
}

/** Saves a request for an e-mail when a size is back in stock (catalogue 4 and 7). */
export const requestNotification =
  (deps: AlertDeps): Handler<'requestNotification'> =>
  async ({ body: { productId, upc, email, subscriptionType }, context: { locale, address } }) => {
    if (!deps.offersStockAlerts) throw new CommerceError('API404', 404);
    const found = (await deps.catalogue.products([productId])).get(productId);
    if (!found?.product.notifyMe || !found.variants.some((variant) => variant.upc === upc))
      throw new CommerceError('PLP400', 404, { field: '/upc' });
    if (subscriptionType !== undefined && subscriptionType !== subscriptionTypeOf(found.product))
      throw new CommerceError('PLP400', 404, { field: '/subscriptionType' });
    const target = emailKey(email);
    await deps.tries.begin('stockAlert', { target, address });
    await deps.database.transaction((tx) =>
      saveStockAlert(tx, { productId, upc, email: target, locale }, new Date(deps.clock())),
    );
    return { status: 204, body: undefined };
  };
