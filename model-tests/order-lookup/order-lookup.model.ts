import { orderLookupMachine } from '#machines/order-lookup/order-lookup.machine.ts';
import { placed } from '#model-tests/order/order.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const refusal = (errorId: string, status: number) => ({ errorId, message: errorId, status });
export const refusals = {
  notFound: refusal('OHS4004', 404),
  noEmail: refusal('ORD400', 422),
  tooMany: { ...refusal('API429', 429), additionalInfo: { retryAfter: 60 } },
  robot: refusal('AUT403', 403),
  unsure: { ...refusal('AUT403', 403), isChallenge: true as const },
  lost: refusal('UNEXPECTED', 0),
};

export const send = {
  'lookup.submitted': {
    type: 'lookup.submitted',
    fields: { orderNumber: placed.order.orderNumber, email: 'maya@example.com' },
  },
} as const;

export const model = modelOf(orderLookupMachine, {
  input: undefined,
  send,
  outcomes: {
    trackOrder: {
      done: [placed],
      failed: [refusals.notFound, refusals.noEmail, refusals.tooMany, refusals.unsure, refusals.robot, refusals.lost],
    },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [new Error('no check')] },
    showOrder: { done: [undefined], failed: [refusals.lost] },
  },
  project: ({ token }) => token !== null,
  why: 'guards read the refusal only; a call with a token of the bot check may end differently',
  survivors: {
    'finding: trackOrder failed [isChallenge] → checking, after isRefused OHS4004':
      'equivalent: the service refuses a challenge with AUT403, never as an unknown order',
  },
});
