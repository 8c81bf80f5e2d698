import type { ErrorBody } from '#openapi/generated/waymark.gen.ts';
import { markAnswer } from './answers.ts';

/**
 * A refusal of the service: the first entry of its errorDetails (core 8). Flows read `errorId`. The message that a
 * shopper sees comes from src/messages/en-US/errors.json, else from `message`.
 */
export class ApiProblem extends Error {
  readonly errorId: string;
  readonly status: number;
  readonly additionalInfo: Record<string, unknown> | undefined;
  /** True for a 403 of a bot defence, which requires a check: no other 403 has an `appId` (core 8). */
  readonly isChallenge: boolean;
  /** True for a 5xx of a third party that the shop called, such as the payment provider. */
  readonly isProviders: boolean;
  /** The wrong inputs, by JSON pointer. A form shows the error next to each. */
  readonly fields: { field: string; errorId: string }[];

  constructor(status: number, body: ErrorBody | undefined) {
    const first = body?.errorDetails?.[0];
    super(first?.message ?? 'Something went wrong');
    this.name = 'ApiProblem';
    this.errorId = first?.errorId ?? (status === 401 ? 'AUT401' : 'GEN500');
    this.status = status;
    this.additionalInfo = first?.additionalInfo;
    this.isChallenge = status === 403 && body?.appId !== undefined;
    this.isProviders = status >= 500 && body?.appId === 'waymark-payments';
    this.fields = (body?.errorDetails ?? []).flatMap(({ field, errorId }) => (field ? [{ field, errorId }] : []));
  }
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Turns openapi-fetch's `{ data, error }` into the promise that actors expect: it resolves with the value or throws an
 * ApiProblem. A call that is answered without a body (204) is a type error: read its `response.ok`.
 */
export async function unwrap<Data>(
  call: Promise<Answer<Data>> & ([NonNullable<Data>] extends [never] ? never : unknown),
): Promise<NonNullable<Data>> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined && data !== null) return markAnswer(data);
  throw new ApiProblem(response.status, error as ErrorBody | undefined);
}
