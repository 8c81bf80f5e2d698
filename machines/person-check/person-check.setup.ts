import { type AnyEventObject, assertEvent, setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import type {
  DefendedAction,
  PersonCheckContext,
  PersonCheckEvent,
  PersonCheckInput,
  PersonCheckOutput,
} from './person-check.types.ts';

const ports = {
  /**
   * Shows the bot defence's check in the element `placeId`; sends `check.passed` with its token, or `check.failed` if
   * it cannot be shown.
   */
  showCheck: callbackPort<AnyEventObject, { placeId: string; action: DefendedAction }>('showCheck'),
};

/** The effects that must be provided before a check can run. */
export type PersonCheckPorts = typeof ports;

const base = setup({
  types: {
    context: {} as PersonCheckContext,
    events: {} as PersonCheckEvent,
    input: {} as PersonCheckInput,
    output: {} as PersonCheckOutput,
  },
  actors: ports,
});

export const personCheckSetup = base.extend({
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
