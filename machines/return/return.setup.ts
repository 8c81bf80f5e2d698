import { assertEvent, setup } from 'xstate';
import type { Purchase, ReturnItem } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { ReturnContext, ReturnEvent, ReturnInput, ReturnOutput } from './return.types.ts';

const ports = {
  /** Announces the return, downloads its label, and reads the order again. */
  createReturnLabel: promisePort<Purchase, { orderNumber: string; st: string; items: ReturnItem[] }>(
    'createReturnLabel',
  ),
};

export type ReturnPorts = typeof ports;

const base = setup({
  types: {
    context: {} as ReturnContext,
    events: {} as ReturnEvent,
    input: {} as ReturnInput,
    output: {} as ReturnOutput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: { isNothing: (_, items: readonly ReturnItem[]) => items.length === 0 },
});

export const returnSetup = base.extend({
  actions: {
    rememberChoice: base.assign(({ event }) => {
      assertEvent(event, 'return.submitted');
      return { chosen: event.items, failure: null };
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
  },
});
