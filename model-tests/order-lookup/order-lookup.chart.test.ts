import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { orderLookupMachine } from '#machines/order-lookup/order-lookup.machine.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { placed } from '#model-tests/order/order.fixtures.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, refusals, send } from './order-lookup.model.ts';

const submitted = send['lookup.submitted'];
const unproven = { errorId: 'AUT403', message: '', status: 403 };
const challenged = [submitted, model.failed('trackOrder', refusals.unsure)];
const saysWhy =
  (refusal: ApiFailure) =>
  ({ context }: SnapshotFrom<typeof orderLookupMachine>) =>
    expect(context.failure).toEqual(refusal);

describeChart(model, {
  invariants: {
    'an order is opened only when one was found': ({ nextState }) => {
      if (nextState.matches('opening') || nextState.matches('opened')) expect(nextState.context.found).not.toBeNull();
    },
    'the token of a check goes with one call': ({ nextState }) => {
      if (!nextState.matches('finding')) expect(nextState.context.token).toBeNull();
    },
  },
  stories: [
    {
      name: 'an order that is found is opened',
      events: [submitted, model.done('trackOrder', placed), model.done('showOrder', undefined)],
      ends: 'opened',
      refuses: [submitted],
    },
    {
      name: 'a wrong number or email can be corrected',
      events: [submitted, model.failed('trackOrder', refusals.notFound), submitted],
      ends: 'finding',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'an invalid email is reported at its field',
      events: [submitted, model.failed('trackOrder', refusals.noEmail)],
      ends: { asking: 'invalidEmail' },
      also: saysWhy(refusals.noEmail),
    },
    {
      name: 'a number with too many attempts is locked',
      events: [submitted, model.failed('trackOrder', refusals.tooMany)],
      ends: { asking: 'closed' },
      also: saysWhy(refusals.tooMany),
    },
    {
      name: 'a wrong pair is told',
      events: [submitted, model.failed('trackOrder', refusals.notFound)],
      ends: { asking: 'notFound' },
      also: saysWhy(refusals.notFound),
    },
    {
      name: 'the shopper is told when nobody answers',
      events: [submitted, model.failed('trackOrder', refusals.lost)],
      ends: { asking: 'unavailable' },
      also: saysWhy(refusals.lost),
    },
    {
      name: 'an order that is found stays found when its page cannot be opened',
      events: [submitted, model.done('trackOrder', placed), model.failed('showOrder', refusals.lost)],
      ends: 'opened',
    },
    {
      name: 'nobody answers: the same can be sent again',
      events: [submitted, model.failed('trackOrder', refusals.lost), submitted],
      ends: 'finding',
    },
    {
      name: 'after many failed attempts a bot check is shown',
      events: challenged,
      ends: 'checking',
      refuses: [submitted],
    },
    {
      name: 'passing the check repeats the look-up with its token and the typed data',
      events: [...challenged, model.done('botDefence', { token: 'a token of the check' })],
      ends: 'finding',
      also: ({ context }) =>
        expect(context).toMatchObject({ token: 'a token of the check', fields: submitted.fields, failure: null }),
    },
    {
      name: 'leaving the check shows why nothing was found',
      events: [...challenged, model.done('botDefence', { token: null })],
      ends: { asking: 'unproven' },
      also: saysWhy(unproven),
    },
    {
      name: 'a shopper whose check fails is told why nothing was found',
      events: [...challenged, model.failed('botDefence', new Error('no check'))],
      ends: { asking: 'unproven' },
      also: saysWhy(unproven),
    },
    {
      name: 'a robot is told that it was taken for one',
      events: [submitted, model.failed('trackOrder', refusals.robot)],
      ends: { asking: 'unproven' },
      also: saysWhy(refusals.robot),
    },
    { name: 'one press at a time', events: [submitted], ends: 'finding', refuses: [submitted] },
  ],
});
