import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { closed, model, notFitting, send } from './gift-option.model.ts';

const submit = send['gift.submitted'];

describeChart(model, {
  invariants: {
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'a gift that is taken closes the dialog',
      events: [submit, model.done('giveItem', undefined), model.done('close', undefined)],
      ends: 'given',
    },
    {
      name: 'a dialog that cannot be closed sends nothing a second time',
      events: [submit, model.done('giveItem', undefined), model.failed('close', new Error('no dialog'))],
      ends: 'given',
      refuses: [submit],
    },
    {
      name: 'what was refused is said, and can be written again',
      events: [submit, model.failed('giveItem', closed), submit, model.failed('giveItem', notFitting)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(notFitting),
    },
    {
      name: 'a second press while it is asked changes nothing',
      events: [submit],
      ends: 'submitting',
      refuses: [submit],
    },
  ],
  waits: {},
});
