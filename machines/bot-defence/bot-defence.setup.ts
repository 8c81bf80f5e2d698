import { type AnyEventObject, assertEvent, setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import type {
  DefendedAction,
  BotDefenceContext,
  BotDefenceEvent,
  BotDefenceInput,
  BotDefenceOutput,
} from './bot-defence.types.ts';

const ports = {
  /**
   * Shows the bot defence's check in the element `placeId`; sends `check.passed` with its token, or `check.failed` if
   * it cannot be shown.
   */
  showCheck: callbackPort<AnyEventObject, { placeId: string; action: DefendedAction }>('showCheck'),
};

/** The effects that must be provided before a check can run. */
export type BotDefencePorts = typeof ports;

const base = setup({
  types: {
    context: {} as BotDefenceContext,
    events: {} as BotDefenceEvent,
    input: {} as BotDefenceInput,
    output: {} as BotDefenceOutput,
  },
  actors: ports,
});

export const botDefenceSetup = base.extend({
  actions: {
    rememberPlace: base.assign(({ event }) => {
      assertEvent(event, 'check.placed');
      return { placeId: event.placeId };
    }),
    rememberToken: base.assign(({ event }) => {
      assertEvent(event, 'check.passed');
      return { token: event.token };
    }),
  },
});
