import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { WarrantyContext, WarrantyEvent, WarrantyInput, WarrantyItem } from './warranty.types.ts';

const ports = {
  /** Reads the items of the customer's last orders that have arrived. */
  getItems: promisePort<WarrantyItem[]>('getItems'),
  /** POST /consumers-v3/consumer/warranty. Returns the number of the case; rejects with the ApiFailure. */
  createWarrantyCase: promisePort<string, { item: WarrantyItem; written: string }>('createWarrantyCase'),
};

export type WarrantyPorts = typeof ports;

const base = setup({
  types: { context: {} as WarrantyContext, events: {} as WarrantyEvent, input: {} as WarrantyInput },
  actors: ports,
  guards: {
    isGiven: ({ context }) => context.items.length > 0,
    hasSome: (_, items: WarrantyItem[]) => items.length > 0,
  },
});

export const warrantySetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
