import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { fifth, model, noSpace, pressed, send, three } from './compare.model.ts';

const remembered = 'the device remembered three';
const [press, other] = send['product.toggled'];
const saved = model.done('saveChoice', undefined);
const elsewhere = send['device.changed'];

describeChart(model, {
  invariants: {
    'no more than four products are chosen': ({ nextState }) =>
      expect(nextState.context.ids.length).toBeLessThanOrEqual(4),
    'each product is chosen once': ({ nextState: { context } }) =>
      expect(new Set(context.ids).size).toBe(context.ids.length),
  },
  stories: [
    {
      name: 'chooses a product, and removes it with the next press',
      events: [press, saved, press, saved],
      ends: 'empty',
      also: ({ context }) => expect(context.ids).toEqual([]),
    },
    {
      name: 'adds a fourth product to what the device remembered',
      start: remembered,
      events: [press, saved],
      ends: 'full',
      also: ({ context }) => expect(context.ids).toEqual([...three, pressed]),
    },
    {
      name: 'refuses a fifth product and keeps the four',
      events: [elsewhere, other],
      ends: 'refused',
      also: ({ context }) => {
        expect(context.ids).toEqual(elsewhere.ids);
        expect(context.ids).not.toContain(fifth);
      },
    },
    {
      name: 'clears all of them',
      start: remembered,
      events: [send['choice.cleared'], saved],
      ends: 'empty',
    },
    {
      name: 'keeps the choice on the page if the device cannot store it, and tries again',
      events: [press, model.failed('saveChoice', noSpace), press, saved],
      ends: 'empty',
    },
    {
      name: 'counts a press while the last one is stored',
      events: [press, press, saved],
      ends: 'empty',
    },
  ],
  waits: {},
});
