/**
 * A refusal as the charts see it: plain JSON, which fits into a context. `status` is the HTTP status, 0 if there was no
 * answer.
 */
export interface ApiFailure {
  errorId: string;
  message: string;
  status: number;
  additionalInfo?: Record<string, unknown>;
  /** The bot defence is unsure: a shopper who passes its check may retry (core 8). */
  isChallenge?: true;
  /** An external provider (payments, bot defence) did not answer: neither shopper nor shop can fix it. */
  isProviders?: true;
  /** The error of each invalid input: a JSON pointer such as /addresses/0/postalCode, and the error id. */
  fields?: { field: string; errorId: string }[];
}

/**
 * The `errorId` of a failure that is not a refusal of the specification: no network, a defect, an answer of another
 * shape.
 */
export const UNEXPECTED = 'UNEXPECTED';

/** The `errorId` of a call without an answer: the connection is lost, and nothing is known of the shop. */
export const OFFLINE = 'OFFLINE';

/** Who is responsible for a failure. Each cause has its own message and its own next step. */
export type Cause = 'offline' | 'fault' | 'provider' | 'refusal';

/** Returns the cause. Only a refusal is about the request itself. */
export function causeOf({ errorId, status, isProviders }: ApiFailure): Cause {
  if (isProviders) return 'provider';
  if (errorId === OFFLINE) return 'offline';
  return status === 0 || status >= 500 ? 'fault' : 'refusal';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isField = (value: unknown): value is { field: string; errorId: string } =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['errorId'] === 'string';

/** Reads `event.error` of an `onError` by its shape, whatever class was thrown; never throws. */
export function failureOf(event: unknown): ApiFailure {
  const error = isRecord(event) ? event['error'] : undefined;
  if (!isRecord(error)) return { errorId: UNEXPECTED, message: typeof error === 'string' ? error : '', status: 0 };
  const { errorId, message, status, additionalInfo, isChallenge, isProviders, fields } = error;
  return {
    errorId: typeof errorId === 'string' && errorId !== '' ? errorId : UNEXPECTED,
    message: typeof message === 'string' ? message : '',
    status: typeof status === 'number' ? status : 0,
    ...(isRecord(additionalInfo) ? { additionalInfo } : {}),
    ...(isChallenge === true ? { isChallenge } : {}),
    ...(isProviders === true ? { isProviders } : {}),
    ...(Array.isArray(fields) && fields.length > 0 && fields.every(isField) ? { fields } : {}),
  };
}
