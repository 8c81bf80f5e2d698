import { expect } from 'vitest';
import { placed } from '#model-tests/order/order.fixtures.ts';
import { describeChart } from '#model-tests/support/layers.ts';
import { model, refusals, send } from './order-lookup.model.ts';

const submitted = send['lookup.submitted'];

describeChart(model, {
  invariants: {
    'an order is opened only when one was found': ({ nextState }) => {
      if (nextState.matches('opening') || nextState.matches('opened')) expect(nextState.context.found).not.toBeNull();
    },
  },
  stories: [
    { name: 'an order that is found is opened', events: [submitted, model.done('trackOrder', placed), model.done('showOrder', undefined)], ends: 'opened', refuses: [submitted] },
    { name: 'a wrong pair may be typed again', events: [submitted, model.failed('trackOrder', refusals.notFound), submitted], ends: 'finding', also: ({ context }) => expect(context.failure).toBeNull() },
    { name: 'what is no email is told beside it', events: [submitted, model.failed('trackOrder', refusals.noEmail)], ends: { asking: 'invalidEmail' } },
    { name: 'a number that was tried too often is closed', events: [submitted, model.failed('trackOrder', refusals.tooMany)], ends: { asking: 'closed' } },
    { name: 'nobody answers: the same can be sent again', events: [submitted, model.failed('trackOrder', refusals.lost), submitted], ends: 'finding' },
    { name: 'one press at a time', events: [submitted], ends: 'finding', refuses: [submitted] },
  ],
});
