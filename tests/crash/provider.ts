import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createPaymentSandbox } from '#src/sandbox/payments/payment-sandbox.ts';
import type { AuthorisationRecord } from '#src/sandbox/payments/payments.ts';

/** A payment in the provider's records. */
export interface Payment {
  /** The order's number. */
  reference: string;
  /** Minor units. */
  amount: number;
  isCharged: boolean;
}

/** Reads the payments from the records of a sandbox. */
export function paymentsIn(records: ReadonlyMap<string, unknown>): Payment[] {
  return [...records]
    .filter(([key]) => key.startsWith('authorisation:'))
    .map(([, value]) => {
      const { authorisationId, orderReference, amount } = value as AuthorisationRecord;
      const settlement = records.get(`settlement:${authorisationId}`) as { result: string } | undefined;
      const isCharged = settlement?.result === 'authorised' && !records.has(`cancellation:${authorisationId}`);
      return { reference: orderReference, amount, isCharged };
    });
}

/** A payment provider outside of the shop's process, with its own records. */
export interface ProviderApart {
  env: Record<string, string>;
  /**
   * `before`: milliseconds until it decides about a payment, but not before `when`. `after`: milliseconds until it
   * answers.
   */
  pace: { before: number; after: number; when: Promise<void> };
  records: ReadonlyMap<string, unknown>;
  /** By order: time of the first decision about its payment, in milliseconds since 1970. */
  decidedAt: ReadonlyMap<string, number>;
  /** Resolves when the next answer about a payment is sent. */
  answered(): Promise<void>;
  /** Resolves when all payments that it was asked for are decided. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** The sandbox as an external provider: it takes time, and finishes a request even if the shop is killed meanwhile. */
export async function openProvider(): Promise<ProviderApart> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments`;
  const records = new Map<string, unknown>();
  const sandbox = createPaymentSandbox({
    store: {
      get: async (key) => records.get(key),
      insertIfAbsent: async (key, value) => !records.has(key) && records.set(key, value) !== undefined,
    },
    secret: 'of a provider that lives apart from the shop',
    clock: () => new Date(),
    publicBase: base,
  });
  const pace = { before: 0, after: 0, when: Promise.resolve() };
  const deciding = new Set<Promise<Response>>();
  const decidedAt = new Map<string, number>();
  let leaving = Promise.withResolvers<void>();

  async function authorise(request: Request): Promise<Response> {
    const { before, after, when } = pace;
    // Read at once, because the shop may be dead when the payment is decided.
    const body = await request.text();
    const init = { method: 'POST', headers: new Headers(request.headers), body };
    const decision = Promise.all([pause(before), when]).then(() => sandbox.fetch(new Request(request.url, init)));
    const { orderReference } = JSON.parse(body) as { orderReference: string };
    void decision.then(() => decidedAt.has(orderReference) || decidedAt.set(orderReference, Date.now()));
    deciding.add(decision);
    const answer = await decision.finally(() => deciding.delete(decision));
    await pause(after);
    leaving.resolve();
    leaving = Promise.withResolvers();
    return answer;
  }
  server.on(
    'request',
    getRequestListener((request) =>
      request.method === 'POST' && request.url.endsWith('/authorisations')
        ? authorise(request)
        : sandbox.fetch(request),
    ),
  );
  return {
    env: { PAYMENT_PROVIDER_URL: base, PAYMENT_PROVIDER_KEY: sandbox.apiKey },
    pace,
    records,
    decidedAt,
    answered: () => leaving.promise,
    settled: async () => void (await Promise.allSettled(deciding)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
