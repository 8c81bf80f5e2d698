import { assertEvent, setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { BenefitBarContext, BenefitBarEvent, BenefitBarInput } from './benefit-bar.types.ts';

const ports = {
  /** Returns the ids of the bars that this device remembers as closed. */
  recallClosed: promisePort<string[]>('recallClosed'),
  /** Adds an id to them. Rejects if the device cannot store anything. */
  saveClosed: promisePort<void, { id: string }>('saveClosed'),
  /** Sends `device.changed`. */
  watchDevice: callbackPort('watchDevice'),
  /** Takes the bar out of the page. */
  hideBar: callbackPort('hideBar'),
};

export type BenefitBarPorts = typeof ports;

export const benefitBarSetup = setup({
  types: { context: {} as BenefitBarContext, events: {} as BenefitBarEvent, input: {} as BenefitBarInput },
  actors: ports,
  guards: {
    isClosed: ({ context }, closed: readonly string[]) => closed.includes(context.id),
    isClosedElsewhere: ({ context, event }) => {
      assertEvent(event, 'device.changed');
      return event.closed.includes(context.id);
    },
  },
});
