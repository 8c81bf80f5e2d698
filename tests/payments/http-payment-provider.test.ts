import { describe, expect, test, vi } from 'vitest';
import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import { PaymentOutcomeUnknownError, PaymentProviderError } from '#src/commerce/payments/payment-provider.ts';
import { base, openSandbox } from '#tests/sandbox/kit.ts';
import { describePaymentProvider } from './provider-contract.ts';

describePaymentProvider('The HTTP adapter on the sandbox', async () => openSandbox());

const request = (cardToken: string) => ({
  idempotencyKey: 'order-1',
  amount: 12930,
  currency: 'USD',
  cardToken,
  orderReference: 'WM1',
  browserInfo: {},
  returnUrl: 'https://shop.example/checkout',
});

type Exchange = (request: Request) => Promise<Response>;

/**
 * A connection with one fault per attempt: `cut` fails before the provider has done its work, `answer-lost` after it.
 */
function lineOf(open: ReturnType<typeof openSandbox>, ...faults: ('ok' | 'cut' | 'answer-lost' | Exchange)[]) {
  const seen: Request[] = [];
  const fetch: Exchange = async (sent) => {
    seen.push(sent.clone());
    const fault = faults[seen.length - 1] ?? 'ok';
    if (typeof fault === 'function') return fault(sent);
    if (fault === 'cut') throw new TypeError('fetch failed');
    const response = await open.sandbox.fetch(sent);
    if (fault === 'answer-lost') throw new TypeError('terminated');
    return response;
  };
  return {
    seen,
    provider: createHttpPaymentProvider({ baseUrl: `${base}/`, apiKey: open.sandbox.apiKey, fetch, timeoutMs: 80 }),
  };
}

const never: Exchange = () => new Promise(() => {});
const status =
  (code: number, body = '{}'): Exchange =>
  async () =>
    new Response(body, { status: code });

describe('Events of the sandbox', () => {
  const sent = async (open: ReturnType<typeof openSandbox>) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Promise.all(open.events.map((signed) => open.provider.readEvent(signed)));
  };

  test('tell of a capture, of a refund and of a dispute, each once', async () => {
    const open = openSandbox();
    const asked = request(await open.tokenFor('approved'));
    const paid = await open.provider.authorise(asked);
    await open.provider.authorise(asked);
    if (paid.result !== 'authorised') throw new Error('The card was to be authorised');
    const { authorisationId } = paid;
    await open.provider.cancel(authorisationId);
    await open.sandbox.fetch(
      new Request(`${base}/v1/authorisations/${authorisationId}/dispute`, {
        method: 'POST',
        headers: { authorization: `Bearer ${open.sandbox.apiKey}` },
      }),
    );
    const events = await sent(open);
    expect(events.map((event) => event?.kind)).toEqual(['captured', 'refunded', 'disputed']);
    expect(events[0]).toMatchObject({ authorisationId, orderReference: 'WM1', amount: 12930, currency: 'USD' });
    expect(new Set(events.map((event) => event?.id)).size).toBe(3);
  });

  test('tell of a payment that was released before it was authorised', async () => {
    const open = openSandbox();
    const asked = await open.provider.authorise(request(await open.tokenFor('threeds-challenge')));
    if (asked.result !== 'action-required') throw new Error('The bank was to ask');
    await open.provider.cancel(asked.authorisationId);
    expect(await sent(open)).toMatchObject([{ kind: 'voided', authorisationId: asked.authorisationId }]);
  });

  test('are believed with the secret of this provider only', async () => {
    const open = openSandbox();
    await open.provider.authorise(request(await open.tokenFor('approved')));
    await sent(open);
    const [signed = ''] = open.events;
    const { sandbox } = openSandbox({ secret: 'of another provider' });
    for (const webhookSecret of [undefined, '', sandbox.webhookSecret]) {
      const other = createHttpPaymentProvider({ baseUrl: base, apiKey: 'a key', webhookSecret, fetch: sandbox.fetch });
      expect(await other.readEvent(signed)).toBeNull();
    }
  });
});

describe('The HTTP adapter on a bad line', () => {
  test('asks once more with the same key', async () => {
    const open = openSandbox();
    const { provider, seen } = lineOf(open, 'answer-lost');
    expect(await provider.authorise(request(await open.tokenFor('approved')))).toMatchObject({ result: 'authorised' });
    expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['order-1', 'order-1']);
    expect(seen[0]?.url).toBe(`${base}/v1/authorisations`);
    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${open.sandbox.apiKey}`);
  });

  test.each([
    ['two lost answers', ['answer-lost', 'answer-lost']],
    ['no answer in time', [never, never]],
    ['a refusal that may have come after a charge', ['answer-lost', status(503)]],
    ['a refusal, then silence', [status(503), 'cut']],
    ['an answer outside the protocol', [status(200, '{"result":"maybe"}'), status(200, 'soon')]],
    ['a broken gateway', [status(502), status(504)]],
  ] as const)('the outcome is unknown after %s; a conclusion finds it', async (_, faults) => {
    const open = openSandbox();
    const { provider } = lineOf(open, ...faults);
    const cardToken = await open.tokenFor('approved');
    const error: unknown = await provider.authorise(request(cardToken)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PaymentOutcomeUnknownError);
    expect(error).toMatchObject({ idempotencyKey: 'order-1' });
    const isCharged = faults.includes('answer-lost' as never);
    expect(await provider.conclude('order-1')).toEqual(
      isCharged ? expect.objectContaining({ result: 'authorised' }) : null,
    );
  });

  test('the outcome is unknown while the conclusion fails', async () => {
    const { provider } = lineOf(openSandbox(), 'cut', status(503));
    await expect(provider.conclude('order-1')).rejects.toBeInstanceOf(PaymentOutcomeUnknownError);
  });

  test('two 503 answers are a refusal', async () => {
    const open = openSandbox();
    const { provider, seen } = lineOf(open, status(503), status(503));
    expect(await provider.authorise(request('tok'))).toEqual({ result: 'refused', reason: 'unavailable' });
    expect(seen).toHaveLength(2);
  });

  test('a call that moves no money fails plainly', async () => {
    const { provider } = lineOf(openSandbox(), 'cut', 'cut');
    const session = { locale: 'en-us', currency: 'USD', amount: 1, origin: 'https://shop.example' };
    await expect(provider.createSession(session)).rejects.toMatchObject({
      name: 'PaymentProviderError',
      code: 'unavailable',
    });
  });

  test('a refused call is not retried', async () => {
    const fetch = vi.fn(status(400, '{"error":{"code":"invalid-request","message":"no"}}'));
    const provider = createHttpPaymentProvider({ baseUrl: base, apiKey: 'a key', fetch });
    await expect(provider.authorise(request('tok'))).rejects.toBeInstanceOf(PaymentProviderError);
    expect(fetch).toHaveBeenCalledOnce();
  });

  describe('a key that the provider refuses', () => {
    const withWrongKey = () => {
      const open = openSandbox();
      const fetch = vi.fn(open.sandbox.fetch);
      const log = { error: vi.fn() };
      return { fetch, log, provider: createHttpPaymentProvider({ baseUrl: base, apiKey: 'a wrong key', fetch, log }) };
    };

    test('is an error of the shop: nothing is charged, no card is declined, and the log says so', async () => {
      const { provider, fetch, log } = withWrongKey();
      expect(await provider.authorise(request('tok'))).toEqual({ result: 'refused', reason: 'unavailable' });
      expect(await provider.saveCard({ idempotencyKey: 'card-1', cardToken: 'tok' })).toEqual({
        result: 'refused',
        reason: 'unavailable',
      });
      expect(fetch).toHaveBeenCalledTimes(2);
      expect(log.error).toHaveBeenCalledWith(
        { status: 401, path: 'authorisations' },
        expect.stringContaining('PAYMENT_PROVIDER_KEY'),
      );
    });

    test('does not decide about a payment', async () => {
      await expect(withWrongKey().provider.conclude('order-1')).rejects.toBeInstanceOf(PaymentOutcomeUnknownError);
    });

    test('leaves the outcome of a lost answer unknown', async () => {
      const { provider } = lineOf(openSandbox(), 'answer-lost', status(401));
      await expect(provider.authorise(request('tok'))).rejects.toBeInstanceOf(PaymentOutcomeUnknownError);
    });
  });

  test('an endless answer is read up to 256 kB', async () => {
    let sent = 0;
    let isLetGo = false;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(32));
        },
        cancel: () => void (isLetGo = true),
      });
    const { provider } = lineOf(openSandbox(), async () => new Response(endless()), status(503));
    await expect(provider.authorise(request('tok'))).rejects.toBeInstanceOf(PaymentOutcomeUnknownError);
    expect(isLetGo).toBe(true);
    expect(sent).toBeLessThan(1_000_000);
  });
});
