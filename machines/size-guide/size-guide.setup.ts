import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { SizeGuide, SizeGuideContext, SizeGuideEvent, SizeGuideInput } from './size-guide.types.ts';

const ports = {
  /** GET /fapi/components/size-chart/{productType}, and of shoes the foot sizes; rejects with the ApiFailure. */
  readGuide: promisePort<SizeGuide, { productType: string }>('readGuide'),
};

export type SizeGuidePorts = typeof ports;

const base = setup({
  types: { context: {} as SizeGuideContext, events: {} as SizeGuideEvent, input: {} as SizeGuideInput },
  actors: ports,
  guards: {
    isUnknown: ({ event }) => failureOf(event).status === 404,
    isOther: ({ context, event }) => {
      assertEvent(event, 'foot.measured');
      return event.millimetres !== context.foot;
    },
  },
});

export const sizeGuideSetup = base.extend({
  actions: {
    rememberFoot: base.assign(({ event }) => {
      assertEvent(event, 'foot.measured');
      return { foot: event.millimetres };
    }),
  },
});
