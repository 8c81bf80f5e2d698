import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { createShopperActions } from '#tests/sandbox/shopper-actions.ts';
import type { ShopperActions } from './provider-contract.ts';

/** An example of TEST_PROVIDER_ACTIONS: the shopper at the stand-in, over the network. */
export default async function standInActions(): Promise<ShopperActions> {
  const { TEST_PROVIDER_URL: baseUrl = '', TEST_PROVIDER_KEY: apiKey = '' } = process.env;
  const overNetwork = (request: Request) => fetch(request);
  const provider = createHttpPaymentProvider({ baseUrl, apiKey, fetch: overNetwork });
  return createShopperActions({ baseUrl, provider, fetch: overNetwork });
}
