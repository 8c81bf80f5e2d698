import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './typed-codes.model.ts';

const press = send['continue.requested'];

describeChart(model, {
  invariants: {},
  stories: [
    {
      name: 'what is typed is applied, and the shopper goes on',
      events: [press, model.done('applyTyped', undefined), model.done('goOn', undefined)],
      ends: 'resting',
    },
    {
      name: 'a refusal stops the shopper',
      events: [press, model.failed('applyTyped', new Error('a code was refused'))],
      ends: 'resting',
    },
    {
      name: 'after it they may press again',
      events: [press, model.failed('applyTyped', new Error('a code was refused')), press],
      ends: 'applying',
    },
  ],
  waits: {},
});
