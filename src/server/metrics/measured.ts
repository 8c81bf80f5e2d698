import type { IncomingMessage, ServerResponse } from 'node:http';
import { PaymentOutcomeUnknownError, type PaymentProvider } from '#src/commerce/payments/payment-provider.ts';
import { requestKind } from '../request-kind.ts';
import type { Metrics, PaymentCall } from './metrics.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** Wraps a database and measures the time of its statements. */
export function measuredDatabase(database: Database, { queried }: Pick<Metrics, 'queried'>): Database {
  const timed = async <Result>(kind: Parameters<typeof queried>[0], work: Promise<Result>): Promise<Result> => {
    const began = performance.now();
    try {
      return await work;
    } finally {
      queried(kind, secondsSince(began));
    }
  };
  return {
    ...database,
    raw: (sql, params) => timed('statement', database.raw(sql, params)),
    each: (sql, all) => timed('batch', database.each(sql, all)),
    transaction: (work) => timed('transaction', database.transaction(work)),
  };
}

/** Measures the time and the status of the answer to a request. */
export function measureAnswer(
  { answered }: Pick<Metrics, 'answered'>,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const began = performance.now();
  const [pathname = ''] = url.split('?', 1);
  // A client that disconnected before the answer was sent counts as a client error (499).
  response.once('close', () =>
    answered(requestKind(pathname), response.writableFinished ? response.statusCode : 499, secondsSince(began)),
  );
}

/** The outcome of a call of the payment provider: the result, or the reason of a refusal. */
function outcomeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'none';
  if ('reason' in answer && typeof answer.reason === 'string') return answer.reason;
  if ('result' in answer && typeof answer.result === 'string') return answer.result;
  return 'answered';
}

/** Wraps a payment provider. Measures the time of calls that move money and counts them by their outcome. */
export function measuredPayments(payments: PaymentProvider, { paid }: Pick<Metrics, 'paid'>): PaymentProvider {
  const timed = async <Answer>(call: PaymentCall, work: Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    try {
      const answer = await work;
      paid(call, outcomeOf(answer), secondsSince(began));
      return answer;
    } catch (error) {
      paid(call, error instanceof PaymentOutcomeUnknownError ? 'unknown' : 'error', secondsSince(began));
      throw error;
    }
  };
  return {
    ...payments,
    authorise: (request) => timed('authorise', payments.authorise(request)),
    completeAuthentication: (request) => timed('authenticate', payments.completeAuthentication(request)),
    cancel: (id) => timed('cancel', payments.cancel(id)),
    refund: (request) => timed('refund', payments.refund(request)),
    conclude: (key) => timed('conclude', payments.conclude(key)),
    saveCard: (request) => timed('save card', payments.saveCard(request)),
  };
}
