import { assertEvent, setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { PersonalisationContext, PersonalisationEvent, ReadStanding } from './personalisation.types.ts';

const ports = {
  /** Sends `audience.changed` and `block.left`. */
  watchPage: callbackPort('watchPage'),
  /** Returns who the shopper is, and which blocks they see at this moment. Rejects with an ApiFailure. */
  readStanding: promisePort<ReadStanding>('readStanding'),
};

export type PersonalisationPorts = typeof ports;

const base = setup({
  types: { context: {} as PersonalisationContext, events: {} as PersonalisationEvent },
  actors: ports,
});

export const personalisationSetup = base.extend({
  actions: {
    showStanding: base.assign(({ context, event }) => {
      const { standing, held } = (event as unknown as { output: ReadStanding }).output;
      const seen = Object.fromEntries(held.map((id) => [id, context.held[id] ?? context.standing]));
      return { standing, held: { ...context.held, ...seen } };
    }),
    releaseBlock: base.assign(({ context, event }) => {
      assertEvent(event, 'block.left');
      const { [event.id]: _, ...held } = context.held;
      return { held };
    }),
  },
});
