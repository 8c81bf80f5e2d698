import { assertEvent, setup, stateIn } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  PersonalisationContext,
  PersonalisationEvent,
  ReadDecision,
  ReadStanding,
} from './personalisation.types.ts';

const ports = {
  /** Sends `audience.changed`, what is known of the consent, `recalculation.requested` and `block.left`. */
  watchPage: callbackPort('watchPage'),
  /** Returns who the shopper is, and which blocks they see at this moment. Rejects with an ApiFailure. */
  readStanding: promisePort<ReadStanding>('readStanding'),
  /** POST /api/engine/v1/decide/{brand}. Rejects with an ApiFailure. */
  decide: promisePort<ReadDecision>('decide'),
};

export type PersonalisationPorts = typeof ports;

const base = setup({
  types: { context: {} as PersonalisationContext, events: {} as PersonalisationEvent },
  actors: ports,
  guards: {
    isLate: stateIn('#late'),
    isLateAgain: stateIn('#lateAgain'),
  },
  /** A decision that comes later is for the next page. */
  delays: { patience: 300 },
});

/** Keeps what each of these blocks shows: its own standing if it has one, else the page's. */
const holding = ({ held, standing }: PersonalisationContext, ids: readonly string[]) => ({
  ...held,
  ...Object.fromEntries(ids.map((id) => [id, held[id] ?? standing])),
});

const decisionOf = (event: unknown): ReadDecision => (event as { output: ReadDecision }).output;

export const personalisationSetup = base.extend({
  actions: {
    showStanding: base.assign(({ context, event }) => {
      const { standing, held } = (event as unknown as { output: ReadStanding }).output;
      return { standing: { ...context.standing, ...standing }, held: holding(context, held) };
    }),
    showDecision: base.assign(({ context, event }) => {
      const { decided, inSight } = decisionOf(event);
      return { standing: { ...context.standing, decided }, held: holding(context, inSight) };
    }),
    showDecisionNext: base.assign(({ context, event }) => {
      const { decided, onPage } = decisionOf(event);
      return { standing: { ...context.standing, decided }, held: holding(context, onPage) };
    }),
    forgetDecision: base.assign(({ context, event }) => {
      assertEvent(event, 'decision.forbidden');
      return { standing: { ...context.standing, decided: {} }, held: holding(context, event.held) };
    }),
    dropDecision: base.assign(({ context }) => ({ standing: { ...context.standing, decided: {} } })),
    releaseBlock: base.assign(({ context, event }) => {
      assertEvent(event, 'block.left');
      const { [event.id]: _, ...held } = context.held;
      return { held };
    }),
  },
});
