import type { PaymentProvider, PlanSession, ThreeDS2Result } from '#src/commerce/payments/payment-provider.ts';
import type { PaymentAction } from '#src/commerce/model/payment.ts';
import type { CardOutcome } from '#src/sandbox/payments/test-card.types.ts';
import { testCards } from '#src/sandbox/payments/test-cards.ts';
import type { ShopperActions } from '#tests/payments/provider-contract.ts';

export const shop = 'https://shop.example';
const card = {
  number: '4111111111111111',
  expiryMonth: 4,
  expiryYear: 2030,
  securityCode: '737',
  name: 'Maya Lindqvist',
};

interface StandIn {
  /** Address without `/v1`. */
  baseUrl: string;
  provider: Pick<PaymentProvider, 'createSession'>;
  fetch: (request: Request) => Promise<Response>;
}

/** Does at the stand-in, over HTTP, what a shopper does at a provider. */
export function createShopperActions({ baseUrl, provider, fetch }: StandIn) {
  const openSession = () => provider.createSession({ locale: 'en-us', currency: 'USD', amount: 12930, origin: shop });
  const postJson = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(
      new Request(`${baseUrl}/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  const postForm = (path: string, form: Record<string, string>, origin: Record<string, string> = {}) =>
    fetch(
      new Request(`${baseUrl}/v1/${path}`, {
        method: 'POST',
        headers: origin,
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
    );
  const tokenIn = async (response: Response) => ((await response.json()) as { token: string }).token;

  async function postToken(body: object, headers: Record<string, string> = {}): Promise<Response> {
    const { clientKey, sessionId } = await openSession();
    return postJson(
      'tokens',
      { sessionId, ...card, ...body },
      { origin: 'null', 'x-client-key': clientKey, ...headers },
    );
  }
  const tokenOf = async (number: string): Promise<string> =>
    tokenIn(await postToken({ number, securityCode: number.startsWith('3') ? '7373' : '737' }));

  return {
    openSession,
    postToken,
    tokenOf,
    postForm: (path: string, form: Record<string, string>) => postForm(path, form, { origin: 'null' }),

    tokenFor: (outcome: CardOutcome) => tokenOf(testCards.find((known) => known.outcome === outcome)?.number ?? ''),

    /** Presses a button on the lender's page and returns the approval in the URL that it redirects to. */
    async approval({ form }: PlanSession, how: 'approve' | 'refuse' | 'back'): Promise<string> {
      const response = await postForm('plans/page', { ...form?.fields, action: how });
      return new URL(response.headers.get('location') ?? '').searchParams.get('approval') ?? '';
    },

    /** Agrees in the sheet of the stand-in of Apple Pay, and returns its token. */
    walletToken: async (
      { signature }: Record<string, unknown>,
      shown: { amount: number; currency: string },
    ): Promise<string> => tokenIn(await postJson('wallet-tokens', { signature, ...shown })),

    /** Does what a shopper does in the action's frame. */
    async perform(action: PaymentAction, how: 'approve' | 'wrong-code' | 'cancel'): Promise<ThreeDS2Result> {
      let response = await fetch(new Request(action.url));
      const code = how === 'approve' ? '123456' : '000000';
      for (let tries = 0; tries < 4; tries += 1) {
        const reported = await reportedBy(response);
        if (reported) return { transStatus: reported.transStatus, token: reported.token };
        const form = { token: action.token, code, action: how === 'cancel' ? 'cancel' : 'approve' };
        response = await postForm('3ds/challenge', form, { origin: 'null' });
      }
      throw new Error('The bank never made up its mind');
    },
  } satisfies ShopperActions & Record<string, unknown>;
}

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
