import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createPaymentSandbox } from '#src/sandbox/payments/payment-sandbox.ts';
import type { AuthorisationRecord } from '#src/sandbox/payments/payments.ts';

/** One payment as the provider's own books have it. */
export interface Payment {
  /** The order's number. */
  reference: string;
  /** Minor units. */
  amount: number;
  isCharged: boolean;
}

/** Reads the sandbox's ledger, wherever it is kept. */
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

/** A provider with its own process and books. */
export interface ProviderApart {
  env: Record<string, string>;
  /** Milliseconds before it decides about a payment, and not before `when`; and then until its answer leaves. */
  pace: { before: number; after: number; when: Promise<void> };
  records: ReadonlyMap<string, unknown>;
  /** By order: when a payment for it was decided, in milliseconds since 1970. */
  decidedAt: ReadonlyMap<string, number>;
  /** Resolves when the next answer about a payment leaves. */
  answered(): Promise<void>;
  /** Resolves when everything that it was asked for is decided. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The sandbox as a provider that lives apart from the shop, as a real one does: it takes its time, and goes on with
 * what it was asked when the shop is killed.
 */
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
    // Read at once: the shop may be gone when it is this request's turn.
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
