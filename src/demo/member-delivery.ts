import type { ShopCountry } from '#src/commerce/model/locale.ts';

/**
 * Where members of the Collective have standard delivery free: not in France, Italy, Germany and Great Britain
 * (catalogue 9). The promotion gives it, and the pages about membership promise it.
 */
export const memberDeliveryCountries: readonly ShopCountry[] = ['US', 'CA', 'ES'];
