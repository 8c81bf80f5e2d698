import { createHttpPaymentProvider } from '#src/commerce/payments/http-payment-provider.ts';
import type { PlanSession, ThreeDS2Result } from '#src/commerce/payments/payment-provider.ts';
import type { CardOutcome } from '#src/sandbox/payments/test-card.types.ts';
import { testCards } from '#src/sandbox/payments/test-cards.ts';
import { createPaymentSandbox } from '#src/sandbox/payments/payment-sandbox.ts';
import { createMemoryStore, type RecordStore } from '#src/sandbox/payments/record-store.ts';
import type { PaymentAction } from '#src/commerce/model/payment.ts';

export const shop = 'https://shop.example';
export const base = `${shop}/sandbox/payments`;
export const card = {
  number: '4111111111111111',
  expiryMonth: 4,
  expiryYear: 2030,
  securityCode: '737',
  name: 'Maya Lindqvist',
};

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
  const openSession = () => provider.createSession({ locale: 'en-us', currency: 'USD', amount: 12930, origin: shop });

  async function postToken(body: object, headers: Record<string, string> = {}): Promise<Response> {
    const session = await openSession();
    return sandbox.fetch(
      new Request(`${base}/v1/tokens`, {
        method: 'POST',
        headers: { origin: 'null', 'content-type': 'application/json', 'x-client-key': session.clientKey, ...headers },
        body: JSON.stringify({ sessionId: session.sessionId, ...card, ...body }),
      }),
    );
  }

  async function tokenOf(number: string): Promise<string> {
    const response = await postToken({ number, securityCode: number.startsWith('3') ? '7373' : '737' });
    return ((await response.json()) as { token: string }).token;
  }

  /** Presses a button on the lender's page and returns the approval in the URL that it redirects to. */
  async function approval({ form }: PlanSession, how: 'approve' | 'refuse' | 'back'): Promise<string> {
    const response = await sandbox.fetch(
      new Request(`${base}/v1/plans/page`, {
        method: 'POST',
        body: new URLSearchParams({ ...form?.fields, action: how }),
      }),
    );
    return new URL(response.headers.get('location') ?? '').searchParams.get('approval') ?? '';
  }

  /** Agrees in the sheet of the stand-in of Apple Pay, and returns its token. */
  async function walletToken(
    { signature }: Record<string, unknown>,
    shown: { amount: number; currency: string },
  ): Promise<string> {
    const response = await sandbox.fetch(
      new Request(`${base}/v1/wallet-tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ signature, ...shown }),
      }),
    );
    return ((await response.json()) as { token: string }).token;
  }

  return {
    sandbox,
    provider,
    approval,
    walletToken,
    written,
    /** The signed events that the shop was sent. */
    events,
    openSession,
    postToken,
    tokenOf,
    tokenFor: (outcome: CardOutcome) => tokenOf(testCards.find((known) => known.outcome === outcome)?.number ?? ''),
    pass(seconds: number) {
      now += seconds * 1000;
    },
    get: (path: string, headers: Record<string, string> = {}) =>
      sandbox.fetch(new Request(path.startsWith('http') ? path : `${base}/v1/${path}`, { headers })),
    post: (path: string, form: Record<string, string>) =>
      sandbox.fetch(
        new Request(`${base}/v1/${path}`, {
          method: 'POST',
          headers: { origin: 'null' },
          body: new URLSearchParams(form),
        }),
      ),
  };
}

export type OpenSandbox = ReturnType<typeof openSandbox>;

/** The message that the page's script would post to the shop; undefined while the page still asks. */
export async function reportedBy(
  response: Response,
): Promise<(ThreeDS2Result & { step: string; origin: string }) | undefined> {
  const html = await response.text();
  const data = Object.fromEntries(
    [...html.matchAll(/ data-(origin|step|status|token)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  if (!data.token) return undefined;
  return {
    transStatus: data.status as 'Y' | 'N' | 'U',
    token: data.token,
    step: data.step ?? '',
    origin: data.origin ?? '',
  };
}

/** Does over HTTP what a shopper does in the action's frame. */
export async function perform(
  open: OpenSandbox,
  action: PaymentAction,
  how: 'approve' | 'wrong-code' | 'cancel',
): Promise<ThreeDS2Result> {
  let response = await open.get(action.url);
  const code = how === 'approve' ? '123456' : '000000';
  for (let tries = 0; tries < 4; tries += 1) {
    const reported = await reportedBy(response);
    if (reported) return { transStatus: reported.transStatus, token: reported.token };
    response = await open.post('3ds/challenge', {
      token: action.token,
      code,
      action: how === 'cancel' ? 'cancel' : 'approve',
    });
  }
  throw new Error('The bank never made up its mind');
}
