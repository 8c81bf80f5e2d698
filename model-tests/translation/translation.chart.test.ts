import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { german, model, refusals, send } from './translation.model.ts';

const translate = send['translation.requested'];
const original = send['original.requested'];

describeChart(model, {
  invariants: {
    'what is shown as a translation is there': ({ nextState }) => {
      if (nextState.matches('translated')) expect(nextState.context.translation).not.toBeNull();
    },
    'why it failed is told until the next try': ({ nextState }) => {
      if (!nextState.matches('refused')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'a shopper reads the translation and the original again',
      events: [translate, model.done('translate', german), original],
      ends: 'original',
      also: ({ context }) => expect(context.translation).toEqual(german),
    },
    {
      name: 'a translation that was read once is not asked for again',
      events: [translate, model.done('translate', german), original, translate],
      ends: 'translated',
    },
    {
      name: 'a translation that did not come is told, and tried again',
      events: [translate, model.failed('translate', refusals.down), translate],
      ends: 'translating',
      refuses: [translate],
    },
  ],
});
