import { assertEvent, setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { AddressRequest, SimulatorContext, SimulatorEvent, SimulatorInput } from './simulator.types.ts';

const ports = {
  /** Loads the chart with the fixtures of its model. */
  loadChart: promisePort<void, SimulatorInput>('loadChart'),
  /** Sends the trail of the page's address (`address.read`), and writes the one that it receives. */
  keepAddress: callbackPort<AddressRequest>('keepAddress'),
  /** Copies the page's address to the clipboard. */
  copyLink: promisePort<void>('copyLink'),
};

export type SimulatorPorts = typeof ports;

const base = setup({
  types: { context: {} as SimulatorContext, events: {} as SimulatorEvent, input: {} as SimulatorInput },
  actors: ports,
  delays: { copiedLasts: 4000 },
  guards: {
    leavesNothing: ({ event }) => {
      assertEvent(event, 'trail.cut');
      return event.length === 0;
    },
    isUnderway: ({ context }) => context.steps.length > 0,
    hasSteps: ({ event }) => {
      assertEvent(event, 'address.read');
      return event.steps.length > 0;
    },
  },
});

export const simulatorSetup = base.extend({
  actions: {
    rememberStep: base.assign(({ context, event }) => {
      assertEvent(event, 'step.taken');
      return { steps: [...context.steps.slice(0, event.after), event.step] };
    }),
    cutTrail: base.assign(({ context, event }) => {
      assertEvent(event, 'trail.cut');
      return { steps: context.steps.slice(0, event.length) };
    }),
    beginAnew: base.assign(({ event }) => {
      assertEvent(event, 'trail.restarted');
      return { start: event.start, steps: [] };
    }),
    rememberTrail: base.assign(({ event }) => {
      assertEvent(event, 'address.read');
      const { start, steps } = event;
      return { start, steps };
    }),
    /** The address still has it, and is read again. */
    forgetTrail: base.assign({ start: '', steps: [] }),
    writeAddress: base.sendTo('keepAddress', ({ context: { start, steps } }) => ({
      type: 'address.wanted',
      start,
      steps,
    })),
  },
});
