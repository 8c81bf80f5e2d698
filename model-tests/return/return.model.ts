import { returnMachine } from '#machines/return/return.machine.ts';
import { delivered } from '#model-tests/order/order.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'RTN500', message: 'no return', status: 409 };
export const down = { errorId: 'API503', message: 'down', status: 503 };
const { order, returnableItems } = delivered;

export const chosen = { type: 'return.submitted' as const, items: returnableItems };
export const nothing = { type: 'return.submitted' as const, items: [] };

export const send = {
  'return.submitted': [chosen, nothing] as const,
  'return.abandoned': { type: 'return.abandoned' as const },
};

export const model = modelOf(returnMachine, {
  input: { orderNumber: order.orderNumber, st: order.st, items: returnableItems },
  send,
  outcomes: { createReturnLabel: { done: [delivered], failed: [refused, down] } },
  project: () => null,
  why: 'guards only read the event',
});
