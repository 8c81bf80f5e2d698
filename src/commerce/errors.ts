import type { ErrorAdditionalInfo, ErrorBody, ErrorDetail, ErrorId } from '#openapi/generated/waymark.gen.ts';
import { errorMessages } from '#src/messages/en/errors.ts';

const APP_ID = 'waymark-commerce';

/** The `appId` of a 5xx that is the payment provider's: callers say that it is neither them nor the shop. */
export const PAYMENTS_APP_ID = 'waymark-payments';

/** Further facts of a refusal: which input it is about, and what its message needs to be told well. */
export interface ErrorExtra {
  /** A JSON pointer to the input: `/addresses/0/postalCode`. */
  field?: string;
  additionalInfo?: ErrorAdditionalInfo;
  /** Further invalid inputs, after the first. */
  more?: ErrorDetail[];
  headers?: Record<string, string>;
  /** Who refused, where it was not the shop's service itself. */
  appId?: string;
}

/**
 * A refusal of the error catalogue (core 8). The only way a handler says no; `contract.ts` turns it into the answer.
 */
export class CommerceError extends Error {
  readonly errorId: ErrorId;
  readonly status: number;
  readonly extra: ErrorExtra;
  constructor(errorId: ErrorId, status: number, extra: ErrorExtra = {}) {
    super(errorId);
    this.errorId = errorId;
    this.status = status;
    this.extra = extra;
  }
}

export function errorDetail(errorId: ErrorId, extra: Pick<ErrorExtra, 'field' | 'additionalInfo'> = {}): ErrorDetail {
  const { field, additionalInfo } = extra;
  return {
    errorId,
    message: errorMessages[errorId],
    ...(field === undefined ? {} : { field }),
    ...(additionalInfo === undefined ? {} : { additionalInfo }),
  };
}

/** The answer to a refusal. */
export function errorResponse(error: CommerceError, correlationId: string): Response {
  const body: ErrorBody = {
    errorDetails: [errorDetail(error.errorId, error.extra), ...(error.extra.more ?? [])].slice(0, 50),
    appId: error.extra.appId ?? APP_ID,
    correlationId,
  };
  return new Response(JSON.stringify(body), {
    status: error.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-correlation-id': correlationId,
      ...error.extra.headers,
    },
  });
}
