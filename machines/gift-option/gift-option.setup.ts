import { setup } from 'xstate';
import type { GiftOption } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { GiftOptionContext, GiftOptionEvent, GiftOptionInput } from './gift-option.types.ts';

const ports = {
  /** Asks the cart to set the recipient of the item; rejects with its failure. */
  giveItem: promisePort<void, { itemId: string; gift: GiftOption }>('giveItem'),
  /** Closes the dialog that contains the form. */
  close: promisePort<void>('close'),
};

export type GiftOptionPorts = typeof ports;

const base = setup({
  types: { context: {} as GiftOptionContext, events: {} as GiftOptionEvent, input: {} as GiftOptionInput },
  actors: ports,
});

export const giftOptionSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
