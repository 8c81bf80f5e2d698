import type { ErrorBody, ErrorId } from '#openapi/generated/waymark.gen.ts';
import { correlationId } from '#src/commerce/log/correlation.ts';
import { errorMessages } from '#src/messages/en/errors.ts';
import type { Refused } from './fair-queue.ts';

export interface RefusalExtra {
  /** In place of the catalogue's. */
  message?: string;
  /** JSON pointer to the input that is wrong: `/query/w`. */
  field?: string;
  headers?: Record<string, string>;
}

/** The body that the contract has for errors (core 3, core 8). */
export const errorBody = (
  errorId: ErrorId,
  { message = errorMessages[errorId], field }: Pick<RefusalExtra, 'message' | 'field'> = {},
): ErrorBody => ({
  errorDetails: [{ errorId, message, ...(field === undefined ? {} : { field }) }],
  appId: 'waymark-gateway',
  correlationId: correlationId() ?? crypto.randomUUID(),
});

/** A refusal of the server itself, before any service. */
export function refusal(status: number, errorId: ErrorId, { headers, ...extra }: RefusalExtra = {}): Response {
  return Response.json(errorBody(errorId, extra), {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}

/**
 * Of a task that was not run: an address that asks too much is told so (429), everybody else that the shop is busy
 * (503).
 */
export const refusedAs = ({ refusal: reason }: Refused): { status: 429 | 503; errorId: 'API429' | 'API503' } =>
  reason === 'address' ? { status: 429, errorId: 'API429' } : { status: 503, errorId: 'API503' };

export function refusalOf(refused: Refused): Response {
  const { status, errorId } = refusedAs(refused);
  return refusal(status, errorId, { headers: { 'retry-after': String(refused.retryAfter) } });
}
