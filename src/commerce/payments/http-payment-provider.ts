import { z } from 'zod';
import type { Log } from '../log/log.ts';
import { StatedError } from '../log/stated-error.ts';
import { textAtMost } from '../network/text-at-most.ts';
import {
  PaymentOutcomeUnknownError,
  PaymentProviderError,
  type PaymentProvider,
  type PaymentResult,
  type SaveCardResult,
} from './payment-provider.ts';
import { readSignedEvent } from './signed-event.ts';

export interface HttpPaymentProviderOptions {
  /**
   * Address of the provider's API, without `/v1`: `https://pay.example.com` or
   * `http://localhost:3000/sandbox/payments`.
   */
  baseUrl: string;
  apiKey: string;
  /** Signs the provider's events; absent: none is believed. */
  webhookSecret?: string | undefined;
  /** The network's `fetch`, or the sandbox's in the same process. */
  fetch: (request: Request) => Promise<Response>;
  /** Timeout of each attempt; 10 s by default. */
  timeoutMs?: number;
  /** Logs when the provider refuses the key: only the shop's operator can fix it. */
  log?: Pick<Log, 'error'>;
}

/** Maximum bytes of an answer. The longest of the protocol has a few thousand. */
const LONGEST = 256 * 1024;

const card = z.object({ brand: z.string(), bin: z.string(), lastFour: z.string() });
const refused = z.object({
  result: z.literal('refused'),
  reason: z.enum(['declined', 'fraud', 'expired', 'instrument-not-found', 'unavailable']),
});
const paymentResult = z.discriminatedUnion('result', [
  z.object({ result: z.literal('authorised'), authorisationId: z.string(), card: card.nullable() }),
  z.object({
    result: z.literal('action-required'),
    authorisationId: z.string(),
    action: z.object({
      type: z.enum(['fingerprint', 'challenge']),
      url: z.url(),
      token: z.string(),
      paymentData: z.string(),
    }),
  }),
  refused,
]);
const answers = {
  session: z.object({
    sessionId: z.string(),
    clientKey: z.string(),
    environment: z.string(),
    brands: z.array(z.string()),
    scriptUrl: z.url(),
    scriptIntegrity: z.string().startsWith('sha384-'),
    frameUrl: z.url(),
  }),
  wallet: z.object({
    sessionId: z.string(),
    environment: z.string(),
    merchantSession: z.record(z.string(), z.unknown()),
  }),
  payment: paymentResult,
  state: z.union([paymentResult, z.object({ result: z.literal('cancelled'), authorisationId: z.string() })]),
  saved: z.discriminatedUnion('result', [
    z.object({
      result: z.literal('saved'),
      instrumentToken: z.string(),
      card: card.extend({ expiryMonth: z.number().int(), expiryYear: z.number().int() }),
    }),
    refused,
  ]),
  planSession: z.object({
    environment: z.string(),
    orderId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    form: z
      .object({ method: z.enum(['GET', 'POST']), action: z.url(), fields: z.record(z.string(), z.string()) })
      .nullable(),
  }),
  planTerms: z.object({ payments: z.number().int().min(2), least: z.number().int(), most: z.number().int() }),
  plan: z.object({
    id: z.string().min(1).max(255),
    state: z.enum(['approved', 'refused', 'open']),
    method: z.enum(['pay-later', 'paypal']),
    reference: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    most: z.number().int().optional(),
    payer: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string().optional(),
        addressLine1: z.string(),
        addressLine2: z.string().optional(),
        city: z.string(),
        province: z.string().optional(),
        postalCode: z.string(),
        country: z.string().length(2),
      })
      .optional(),
  }),
  updated: z.object({ isUpdated: z.literal(true) }),
  cancelled: z.object({ isCancelled: z.boolean() }),
  refunded: z.object({ isRefunded: z.literal(true) }),
  error: z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
};

/** The provider answers, twice, that it did nothing. */
class Unavailable extends StatedError {}

/**
 * The provider does not accept the shop's key: nothing was done, and no call will work until somebody changes the key.
 */
class KeyRefused extends Unavailable {}

/** No answer, or none that can be parsed. */
class NoAnswer extends StatedError {}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  idempotencyKey?: string;
}

/**
 * Talks JSON over HTTP to a payment provider (the protocol is in README.md beside this file). Retries a call once, with
 * the same idempotency key, if it gets no answer or a 5xx. PaymentProvider says what happens then.
 */
export function createHttpPaymentProvider(options: HttpPaymentProviderOptions): PaymentProvider {
  const { apiKey, timeoutMs = 10_000, log } = options;
  const base = options.baseUrl.replace(/\/+$/, '');

  async function attempt<Answer>(
    { method, path, body, idempotencyKey }: Call,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = new Request(`${base}/v1/${path}`, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status, json } = await answerOf(request, signal);
    if (status === 401 || status === 403) {
      log?.error({ status, path }, 'the payment provider refuses the key of the shop (PAYMENT_PROVIDER_KEY)');
      throw new KeyRefused(`The payment provider answered ${status}`);
    }
    if (status === 503) throw new Unavailable('The payment provider is unavailable');
    if (status >= 500 || json === undefined) throw new NoAnswer(`The payment provider answered ${status}`);
    if (status >= 400) {
      const said = answers.error.safeParse(json);
      const { code, message } = said.success ? said.data.error : { code: 'unexpected', message: `status ${status}` };
      throw new PaymentProviderError(code, message);
    }
    const read = schema.safeParse(json);
    if (!read.success) throw new NoAnswer('The payment provider answered outside its protocol');
    return read.data;
  }

  /** A fetch in the same process ignores the signal, so a race makes the timeout work there too. */
  async function answerOf(request: Request, signal: AbortSignal): Promise<{ status: number; json: unknown }> {
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const exchange = async () => {
      const response = await options.fetch(request);
      return { status: response.status, json: parsed(await textAtMost(response, LONGEST)) };
    };
    try {
      return await Promise.race([exchange(), late]);
    } catch (cause) {
      throw new NoAnswer('The payment provider did not answer', { cause });
    }
  }

  async function call<Answer>(what: Call, schema: z.ZodType<Answer>): Promise<Answer> {
    try {
      return await attempt(what, schema);
    } catch (first) {
      if (first instanceof PaymentProviderError || first instanceof KeyRefused) throw first;
      try {
        return await attempt(what, schema);
      } catch (second) {
        // One lost answer is enough for doubt: the attempt without an answer may be the one that had an effect.
        throw first instanceof NoAnswer && second instanceof Unavailable ? first : second;
      }
    }
  }

  /** For calls that move money: says for certain that nothing happened, or that the outcome is unknown. */
  async function charge<Answer extends PaymentResult | SaveCardResult>(
    what: Call & { idempotencyKey: string },
    schema: z.ZodType<Answer>,
  ): Promise<Answer | { result: 'refused'; reason: 'unavailable' }> {
    try {
      return await call(what, schema);
    } catch (error) {
      if (error instanceof Unavailable) return { result: 'refused', reason: 'unavailable' };
      if (error instanceof NoAnswer) throw new PaymentOutcomeUnknownError(what.idempotencyKey, error);
      throw error;
    }
  }

  /** For calls that are safe to repeat later. */
  async function ask<Answer>(what: Call, schema: z.ZodType<Answer>): Promise<Answer> {
    try {
      return await call(what, schema);
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      throw new PaymentProviderError('unavailable', 'The payment provider cannot be reached');
    }
  }

  return {
    createSession: (body) => ask({ method: 'POST', path: 'sessions', body }, answers.session),
    openWallet: (body) => ask({ method: 'POST', path: 'wallet-sessions', body }, answers.wallet),
    authorise: ({ idempotencyKey, ...body }) =>
      charge({ method: 'POST', path: 'authorisations', body, idempotencyKey }, answers.payment),
    completeAuthentication: ({ authorisationId, idempotencyKey, ...body }) =>
      charge(
        {
          method: 'POST',
          path: `authorisations/${encodeURIComponent(authorisationId)}/authentication`,
          body,
          idempotencyKey,
        },
        answers.payment,
      ),
    async cancel(authorisationId) {
      const path = `authorisations/${encodeURIComponent(authorisationId)}/cancel`;
      try {
        return await ask({ method: 'POST', path }, answers.cancelled);
      } catch (error) {
        if (error instanceof PaymentProviderError && error.code === 'not-found') return { isCancelled: false };
        throw error;
      }
    },
    async refund({ idempotencyKey, authorisationId, ...body }) {
      const path = `authorisations/${encodeURIComponent(authorisationId)}/refunds`;
      try {
        return await ask({ method: 'POST', path, body, idempotencyKey }, answers.refunded);
      } catch (error) {
        if (error instanceof PaymentProviderError && (error.code === 'not-found' || error.code === 'above-charge'))
          return { isRefunded: false };
        throw error;
      }
    },
    async conclude(idempotencyKey) {
      try {
        return await call({ method: 'POST', path: 'conclusions', body: { idempotencyKey } }, answers.state);
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw new PaymentOutcomeUnknownError(idempotencyKey, error);
        if (error.code === 'not-found') return null;
        throw error;
      }
    },
    saveCard: ({ idempotencyKey, ...body }) =>
      charge({ method: 'POST', path: 'instruments', body, idempotencyKey }, answers.saved),
    openPlan: (body) => ask({ method: 'POST', path: 'plans', body }, answers.planSession),
    async updateOrder({ orderId, ...body }) {
      const path = `plans/${encodeURIComponent(orderId)}/update`;
      try {
        return (await ask({ method: 'POST', path, body }, answers.updated)).isUpdated;
      } catch (error) {
        if (error instanceof PaymentProviderError && error.code === 'not-found') return false;
        throw error;
      }
    },
    async planTerms() {
      try {
        return await ask({ method: 'GET', path: 'plans/terms' }, answers.planTerms);
      } catch (error) {
        if (error instanceof PaymentProviderError && error.code === 'not-found') return null;
        throw error;
      }
    },
    async readPlan(approval) {
      try {
        return await ask({ method: 'POST', path: 'plans/look-up', body: { approval } }, answers.plan);
      } catch (error) {
        if (error instanceof PaymentProviderError && error.code === 'not-found') return null;
        throw error;
      }
    },
    readEvent: (signedEvent) => readSignedEvent(signedEvent, options.webhookSecret),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
