import type { ErrorAdditionalInfo, ErrorBody, ErrorDetail, ErrorId } from '#openapi/generated/waymark.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';

const APP_ID = 'waymark-commerce';

/** The `appId` of a 403 that is not final: a shopper who passes the check may repeat the call (core 8). */
export const CHALLENGER = 'waymark-bot-defence';

/** The `appId` of a 5xx of the payment provider: it tells callers that the fault is neither theirs nor the shop's. */
export const PAYMENTS_APP_ID = 'waymark-payments';

/** Further data of an error: the input that it is about, and the values of its message. */
export interface ErrorExtra {
  /** A JSON pointer to the input: `/addresses/0/postalCode`. */
  field?: string;
  additionalInfo?: ErrorAdditionalInfo;
  /** Further invalid inputs, after the first. */
  more?: ErrorDetail[];
  headers?: Record<string, string>;
  /** The service that refused, if it was not the shop's own. */
  appId?: string;
}

/**
 * A refusal with an error of the specification (core 8). Handlers refuse only by throwing it; `contract.ts` turns it
 * into the answer.
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

/** A 403 has the `appId` of the bot defence or none: with one, clients show a check (core 8). */
export const appIdOf = (status: number, appId: string): Pick<ErrorBody, 'appId'> =>
  status === 403 && appId !== CHALLENGER ? {} : { appId };

export function errorDetail(errorId: ErrorId, extra: Pick<ErrorExtra, 'field' | 'additionalInfo'> = {}): ErrorDetail {
  const { field, additionalInfo } = extra;
  return {
    errorId,
    message: errorMessages[errorId],
    ...(field === undefined ? {} : { field }),
    ...(additionalInfo === undefined ? {} : { additionalInfo }),
  };
}

/** Returns the answer for a refusal. */
export function errorResponse(error: CommerceError, correlationId: string): Response {
  const body: ErrorBody = {
    errorDetails: [errorDetail(error.errorId, error.extra), ...(error.extra.more ?? [])].slice(0, 50),
    ...appIdOf(error.status, error.extra.appId ?? APP_ID),
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
