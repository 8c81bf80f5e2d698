import { compareMachine } from '#machines/compare/compare.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const pressed = 'WMTR1001MOS';
export const three = ['WMTE1103STN', 'WMWB1001INK', 'WMHT1001MOS'];
export const fifth = 'WMTR1002INK';
const four = [...three, pressed];

export const noSpace = { errorId: 'APP000', message: 'the device has no space', status: 0 };

export const send = {
  'product.toggled': [
    { type: 'product.toggled', id: pressed },
    { type: 'product.toggled', id: fifth },
  ],
  'choice.cleared': { type: 'choice.cleared' },
  'device.changed': { type: 'device.changed', ids: four },
} as const;

export const model = modelOf(compareMachine, {
  input: { ids: [] },
  inputs: { 'the device remembered three': { ids: three } },
  send,
  outcomes: {
    saveChoice: { done: [undefined], failed: [noSpace] },
    watchCards: { failed: [] },
    watchDevice: { failed: [] },
  },
  project: ({ ids }) => ids.toSorted(),
  why: 'guards read which products are chosen and how many, not their order',
  unreachable: {
    'compare: watchCards failed → unsaved': 'the port only listens to the page; it cannot fail',
    'compare: watchDevice failed → unsaved': 'the port only listens to the page; it cannot fail',
  },
});
