import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { sizeGuideMachine } from '#machines/size-guide/size-guide.machine.ts';
import { selectFit } from '#machines/size-guide/size-guide.selectors.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, refusals, send, shoes } from './size-guide.model.ts';

const [eight] = send['foot.measured'];
const read = model.done('readGuide', shoes);

describeChart(model, {
  invariants: {
    'a chart that is shown was read': ({ nextState }) => {
      if (nextState.matches('shown')) expect(nextState.context.guide).not.toBeNull();
    },
    'only the shown chart takes a foot': ({ state, nextState }) => {
      if (!state.matches('shown')) expect(nextState.context.foot).toBe(state.context.foot);
    },
  },
  stories: [
    {
      name: 'the length of a foot names its size',
      events: [read, eight],
      ends: 'shown',
      also: (snapshot) => expect(selectFit(snapshot)).toBe(0),
    },
    {
      name: 'a chart that could not be read is read again',
      events: [model.failed('readGuide', refusals.offline), send['guide.retried'], read],
      ends: 'shown',
    },
    {
      name: 'a chart that the shop does not have is not read again',
      events: [model.failed('readGuide', refusals.unknown)],
      ends: 'unknown',
      refuses: [send['guide.retried']],
    },
    { name: 'there is no size before the chart is there', events: [], ends: 'reading', refuses: [eight] },
  ],
  waits: {},
  pairs: true,
});

test.each([
  [null, null],
  [239, 'tooShort'],
  [240, 0],
  [250, 0],
  [251, 1],
  [255, 1],
  [256, 'tooLong'],
])('a foot of %s millimetres takes row %s', async (millimetres, row) => {
  const actor = createActor(sizeGuideMachine.provide({ actors: { readGuide: fromPromise(async () => shoes) } }), {
    input: { productType: 'women-shoes' },
  }).start();
  await expect.poll(() => actor.getSnapshot().matches('shown')).toBe(true);
  actor.send({ type: 'foot.measured', millimetres });
  expect(selectFit(actor.getSnapshot())).toBe(row);
});
