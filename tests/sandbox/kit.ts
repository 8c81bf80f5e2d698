import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { createPaymentSandbox } from '#src/sandbox/payments/payment-sandbox.ts';
import { createMemoryStore, type RecordStore } from '#src/sandbox/payments/record-store.ts';
import { createShopperActions, shop } from './shopper-actions.ts';

export { reportedBy, shop } from './shopper-actions.ts';

export const base = `${shop}/sandbox/payments`;

/** A payment sandbox with a clock that the test moves; `written` lists everything that it stored. */
export function openSandbox({ secret = 'a secret of the tests' } = {}) {
  let now = Date.parse('2026-11-21T09:30:00Z');
  const memory = createMemoryStore();
  const written: string[] = [];
  const store: RecordStore = {
    get: memory.get,
    insertIfAbsent(key, value) {
      written.push(`${key} ${JSON.stringify(value)}`);
      return memory.insertIfAbsent(key, value);
    },
  };
  const events: string[] = [];
  const sandbox = createPaymentSandbox({
    store,
    secret,
    clock: () => new Date(now),
    publicBase: '/sandbox/payments',
    sendEvent: async (signed) => events.push(signed) > 0,
  });
  const { apiKey, webhookSecret, fetch } = sandbox;
  const provider = createHttpPaymentProvider({ baseUrl: base, apiKey, webhookSecret, fetch });
  const actions = createShopperActions({ baseUrl: base, provider, fetch });

  return {
    ...actions,
    sandbox,
    provider,
    written,
    /** The signed events that the shop was sent. */
    events,
    pass(seconds: number) {
      now += seconds * 1000;
    },
    get: (path: string, headers: Record<string, string> = {}) =>
      sandbox.fetch(new Request(path.startsWith('http') ? path : `${base}/v1/${path}`, { headers })),
    post: actions.postForm,
  };
}

export type OpenSandbox = ReturnType<typeof openSandbox>;
