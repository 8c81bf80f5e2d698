import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { describePaymentProvider, type ShopperActions } from './provider-contract.ts';

const {
  TEST_PROVIDER_URL: baseUrl = '',
  TEST_PROVIDER_KEY: apiKey = '',
  TEST_PROVIDER_ACTIONS: actions = '',
  TEST_PROVIDER_SKIP: skip = '',
} = process.env;

const lacking = skip.split(',').map((name) => name.trim());

describePaymentProvider(
  `The provider at ${baseUrl}`,
  async () => {
    const provider = createHttpPaymentProvider({ baseUrl, apiKey, fetch: (request) => fetch(request) });
    const session = { locale: 'en-us', currency: 'USD', amount: 0, origin: 'https://shop.example' };
    const { environment } = await provider.createSession(session);
    if (environment !== 'test')
      throw new Error(`The key is of the environment ${environment}: use one that moves no money`);
    const module = (await import(pathToFileURL(resolve(actions)).href)) as { default: () => Promise<ShopperActions> };
    return { provider, ...(await module.default()) };
  },
  lacking,
);
