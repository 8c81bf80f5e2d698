import type { ErrorBody } from '#openapi/generated/waymark.gen.ts';
import { markAnswer } from './answers.ts';

/**
 * A refusal of the service: the first entry of its errorDetails (core 8). Flows read `errorId`; the words that a
 * shopper sees come from src/messages/en/errors.ts, else from `message`.
 */
export class ApiProblem extends Error {
  readonly errorId: string;
  readonly status: number;
  readonly additionalInfo: Record<string, unknown> | undefined;
  /** A 403 of the bot defence itself: a check is asked for. */
  readonly isChallenge: boolean;
  /** A 5xx of somebody whom the shop asked, such as the payment provider. */
  readonly isProviders: boolean;
  /** Which inputs are wrong, by JSON pointer; a form says it beside each. */
  readonly fields: { field: string; errorId: string }[];

  constructor(status: number, body: ErrorBody | undefined) {
    const first = body?.errorDetails?.[0];
    super(first?.message ?? 'Something went wrong');
    this.name = 'ApiProblem';
    this.errorId = first?.errorId ?? (status === 401 ? 'AUT401' : 'GEN500');
    this.status = status;
    this.additionalInfo = first?.additionalInfo;
    this.isChallenge = status === 403 && body?.appId === 'waymark-bot-defence';
    this.isProviders = status >= 500 && body?.appId === 'waymark-payments';
    this.fields = (body?.errorDetails ?? []).flatMap(({ field, errorId }) => (field ? [{ field, errorId }] : []));
  }
}

/** Turns openapi-fetch's `{ data, error }` into the promise contract of actors: the value, or a thrown ApiProblem. */
export async function unwrap<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<NonNullable<Data>> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined && data !== null) return markAnswer(data);
  throw new ApiProblem(response.status, error as ErrorBody | undefined);
}
