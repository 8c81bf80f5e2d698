import { assertEvent, setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import { MOST_COMPARED } from '#src/domain/compare.ts';
import type { CompareContext, CompareEvent, CompareInput } from './compare.types.ts';

const ports = {
  /** Writes the products to the device. Rejects if it cannot store anything. */
  saveChoice: promisePort<void, { ids: readonly string[] }>('saveChoice'),
  /** Sends `product.toggled` for each press on a card, also for those before the chart ran. */
  watchCards: callbackPort('watchCards'),
  /** Sends `device.changed`. */
  watchDevice: callbackPort('watchDevice'),
};

export type ComparePorts = typeof ports;

/** Returns the products after a press on one of them. */
const toggled = ({ ids }: CompareContext, id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const base = setup({
  types: { context: {} as CompareContext, events: {} as CompareEvent, input: {} as CompareInput },
  actors: ports,
  guards: {
    isNothing: ({ context }) => context.ids.length === 0,
    isMost: ({ context }) => context.ids.length >= MOST_COMPARED,
    /** A chosen product may always be removed; another one needs room. */
    isPossible: ({ context, event }) => {
      assertEvent(event, 'product.toggled');
      return toggled(context, event.id).length <= MOST_COMPARED;
    },
  },
});

export const compareSetup = base.extend({
  actions: {
    toggle: base.assign(({ context, event }) => {
      assertEvent(event, 'product.toggled');
      return { ids: toggled(context, event.id) };
    }),
    clear: base.assign({ ids: [] }),
    rememberDevice: base.assign(({ event }) => {
      assertEvent(event, 'device.changed');
      return { ids: event.ids };
    }),
  },
});
