import { expect, test } from 'vitest';
import { assertEvent, fromPromise, setup } from 'xstate';
import { modelOf } from '#src/chart-kit/explore/model.ts';

type Submitted = { type: 'submitted'; text: string };
const machine = setup({
  types: { events: {} as Submitted },
  actors: { save: fromPromise<void, { text: string }>(async () => {}) },
}).createMachine({
  initial: 'typing',
  states: {
    typing: { on: { submitted: { target: 'saving' } } },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ event }) => {
          assertEvent(event, 'submitted');
          return { text: event.text };
        },
        onDone: { target: 'typing' },
        onError: { target: 'typing' },
      },
    },
  },
});

test('a call with another input is another snapshot, though both are one vertex', () => {
  const one: Submitted = { type: 'submitted', text: 'one' };
  const two: Submitted = { type: 'submitted', text: 'two' };
  const model = modelOf(machine, {
    input: undefined,
    send: { submitted: [one, two] },
    outcomes: { save: { done: [undefined], failed: [new Error('down')] } },
    project: () => null,
    why: 'no guard reads anything',
  });
  const inputAfter = (event: Submitted) => model.endOf([event]).children['save']?.getSnapshot();
  expect(inputAfter(one)).toMatchObject({ input: { text: 'one' } });
  expect(inputAfter(two)).toMatchObject({ input: { text: 'two' } });
  expect(model.keyOf(model.endOf([one]))).toBe(model.keyOf(model.endOf([two])));
});
