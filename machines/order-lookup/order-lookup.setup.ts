import { assertEvent, setup } from 'xstate';
import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { BotDefenceOutput } from '#machines/bot-defence/bot-defence.types.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { LookupFields, OrderLookupContext, OrderLookupEvent } from './order-lookup.types.ts';

const ports = {
  trackOrder: promisePort<Purchase, { fields: LookupFields; token: string | null }>('trackOrder'),
  botDefence: botDefenceMachine,
  /** Navigates to the order's own page. */
  showOrder: promisePort<void, { purchase: Purchase }>('showOrder'),
};

export type OrderLookupPorts = typeof ports;

const base = setup({
  types: { context: {} as OrderLookupContext, events: {} as OrderLookupEvent, tags: '' as 'busy' },
  actors: ports,
  guards: {
    isRefused: ({ event }, errorId: string) => failureOf(event).errorId === errorId,
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    isPassed: (_, { token }: BotDefenceOutput) => token !== null,
  },
});

export const orderLookupSetup = base.extend({
  actions: {
    rememberFields: base.assign(({ event }) => {
      assertEvent(event, 'lookup.submitted');
      return { fields: event.fields };
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    /** The bot check was not passed: treated like a refusal of the bot defence. */
    tellUnproven: base.assign({ failure: { errorId: 'AUT403', message: '', status: 403 } }),
    forgetToken: base.assign({ token: null }),
    forgetFailure: base.assign({ failure: null }),
  },
});
