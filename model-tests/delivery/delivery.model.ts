import { deliveryMachine } from '#machines/delivery/delivery.machine.ts';
import type { DeliveryDecision } from '#machines/delivery/delivery.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const decision = (line: DeliveryDecision['lines'][number]): DeliveryDecision => ({
  lines: [line],
  item: null,
  store: null,
  tells: false,
});

export const notThere = { errorId: 'INV701', message: 'none', status: 409 };

export const send = {
  'delivery.decided': [
    { type: 'delivery.decided', decision: decision({ itemId: 'item-1', action: 'home' }) },
    { type: 'delivery.decided', decision: decision({ itemId: 'item-1', action: 'pickup', storeId: '1001' }) },
    { type: 'delivery.decided', decision: decision({ itemId: 'item-1', action: 'sts', storeId: '1001' }) },
  ],
} as const;

export const model = modelOf(deliveryMachine, {
  input: undefined,
  send,
  outcomes: {
    redirect: { done: [undefined], failed: [notThere] },
    finish: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ failure, decision: last }) => [failure?.errorId ?? null, last?.lines[0]?.action ?? null],
  why: 'there is no guard; the decision goes to the cart, and the view shows the refusal reason',
});
