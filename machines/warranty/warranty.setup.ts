import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { WarrantyContext, WarrantyEvent, WarrantyFields, WarrantyInput } from './warranty.types.ts';

const ports = {
  /** POST /consumers-v3/consumer/warranty. Returns the number of the case; rejects with the ApiFailure. */
  createWarrantyCase: promisePort<string, WarrantyCase>('createWarrantyCase'),
};

export type WarrantyCase = Pick<WarrantyInput, 'orderNumber' | 'st' | 'itemId'> & { fields: WarrantyFields };

export type WarrantyPorts = typeof ports;

const base = setup({
  types: { context: {} as WarrantyContext, events: {} as WarrantyEvent, input: {} as WarrantyInput },
  actors: ports,
});

export const warrantySetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
