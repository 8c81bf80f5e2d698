import type { ErrorBody, ErrorId } from '#openapi/generated/waymark.gen.ts';
import { appIdOf } from '#src/commerce/errors.ts';
import { correlationId } from '#src/commerce/log/correlation.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import type { Refused } from './fair-queue.ts';

export interface RefusalExtra {
  /** Replaces the default message of the error id. */
  message?: string;
  /** JSON pointer to the wrong input: `/query/w`. */
  field?: string;
  headers?: Record<string, string>;
}

/** An error body of the contract (core 3, core 8). */
export const errorBody = (
  errorId: ErrorId,
  status: number,
  { message = errorMessages[errorId], field }: Pick<RefusalExtra, 'message' | 'field'> = {},
): ErrorBody => ({
  errorDetails: [{ errorId, message, ...(field === undefined ? {} : { field }) }],
  ...appIdOf(status, 'waymark-gateway'),
  correlationId: correlationId() ?? crypto.randomUUID(),
});

/** A refusal by the server itself, before any service. */
export function refusal(status: number, errorId: ErrorId, { headers, ...extra }: RefusalExtra = {}): Response {
  return Response.json(errorBody(errorId, status, extra), {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}

/** The refusal of a task that was not run: 429 if the address asked too often, else 503 because the shop is busy. */
export const refusedAs = ({ refusal: reason }: Refused): { status: 429 | 503; errorId: 'API429' | 'API503' } =>
  reason === 'address' ? { status: 429, errorId: 'API429' } : { status: 503, errorId: 'API503' };

export function refusalOf(refused: Refused): Response {
  const { status, errorId } = refusedAs(refused);
  return refusal(status, errorId, { headers: { 'retry-after': String(refused.retryAfter) } });
}
