/** A refusal as the charts see it: plain JSON, fit for context. `status` is HTTP's, 0 when there was no answer. */
export interface ApiFailure {
  errorId: string;
  message: string;
  status: number;
  additionalInfo?: Record<string, unknown>;
  /** The bot defence is not sure: whoever passes its check may ask again (core 8). */
  isChallenge?: true;
  /** Somebody whom the shop works with (payments, bot defence) did not answer: neither shopper nor shop can mend it. */
  isProviders?: true;
  /** What is wrong with each input: a JSON pointer such as /addresses/0/postalCode, and the error id. */
  fields?: { field: string; errorId: string }[];
}

/** The `errorId` of what is no refusal of the catalogue: no network, a defect, an answer of another shape. */
export const UNEXPECTED = 'UNEXPECTED';

/** The `errorId` of a call that no answer came to: nothing is known of the shop, only that the way there is cut. */
export const OFFLINE = 'OFFLINE';

/** Whose matter it is that something did not work. Each has its own words and its own next step. */
export type Cause = 'offline' | 'fault' | 'provider' | 'refusal';

/** Only a refusal is about what was asked; everything else says nothing about it. */
export function causeOf({ errorId, status, isProviders }: ApiFailure): Cause {
  if (isProviders) return 'provider';
  if (errorId === OFFLINE) return 'offline';
  return status === 0 || status >= 500 ? 'fault' : 'refusal';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isField = (value: unknown): value is { field: string; errorId: string } =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['errorId'] === 'string';

/** Reads `event.error` of an `onError` by its shape, whatever class was thrown; never throws itself. */
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
