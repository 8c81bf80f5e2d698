import { expect, test } from 'vitest';
import { createApi } from '#src/api/client.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { CommerceError, errorResponse } from '#src/commerce/errors.ts';
import { refusal } from '#src/server/refusal.ts';

const problemOf = async (answer: Response) => new ApiProblem(answer.status, (await answer.json()) as never);
const refused = (status: number, appId?: string) =>
  problemOf(errorResponse(new CommerceError('AUT403', status, appId === undefined ? {} : { appId }), 'id'));

test('a 403 with an appId asks for a check, whichever bot defence it is of', async () => {
  expect((await refused(403, 'waymark-bot-defence')).isChallenge).toBe(true);
  const body = { errorDetails: [{ errorId: 'AUT403', message: 'no' }], appId: 'PX-4711', correlationId: 'id' } as const;
  expect(new ApiProblem(403, { ...body, errorDetails: [...body.errorDetails] }).isChallenge).toBe(true);
  expect(new ApiProblem(401, { ...body, errorDetails: [...body.errorDetails] }).isChallenge).toBe(false);
});

test('a 403 of the shop itself asks for none', async () => {
  expect((await refused(403)).isChallenge).toBe(false);
  expect((await refused(403, 'waymark-payments')).isChallenge).toBe(false);
  expect((await problemOf(refusal(403, 'AUT404'))).isChallenge).toBe(false);
});

test('every other refusal of the shop names the service', async () => {
  for (const answer of [errorResponse(new CommerceError('API404', 404), 'id'), refusal(429, 'API429')])
    expect(await answer.json()).toHaveProperty('appId');
});

test('an answer without a body is not unwrapped: the compiler refuses it', async () => {
  const fetch = async () => new Response(null, { status: 204 });
  const { PUT } = createApi({ baseUrl: 'https://shop.example', fetch });
  const body = { basketId: 'cart-1', orderId: 'order-1' };
  // @ts-expect-error: it would reject although the service took the call.
  await expect(unwrap(PUT('/cart/v1/paymentSession', { body }))).rejects.toThrow(ApiProblem);
});
