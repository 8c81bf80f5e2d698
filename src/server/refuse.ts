import type { ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { Refusal } from '#src/commerce/contract.ts';
import { operationAt } from '#src/commerce/contract/incoming.ts';
import { correlated, correlationId } from '#src/commerce/log/correlation.ts';
import { refusal, type RefusalExtra } from './refusal.ts';

/** Answers a call of the contract that does not reach the service, in the format of the service's own refusals. */
export type Refuse = (request: Request, status: number, errorId: ErrorId, extra?: RefusalExtra) => Response;

/**
 * `onRefusal` gets the same report as for the service's own refusals. The session is not read, so the role is unknown.
 */
export const createRefuse =
  (onRefusal: (refusal: Refusal) => void): Refuse =>
  (request, status, errorId, extra) => {
    const id = correlationId() ?? crypto.randomUUID();
    onRefusal({
      operation: operationAt(request.method, new URL(request.url).pathname),
      errorId,
      status,
      role: 'UNKNOWN',
      correlationId: id,
    });
    return correlated(id, () => refusal(status, errorId, extra));
  };
