import { sizeGuideMachine } from '#machines/size-guide/size-guide.machine.ts';
import type { SizeGuide } from '#machines/size-guide/size-guide.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const shoes: SizeGuide = {
  chart: {
    productType: 'women-shoes',
    title: 'Women’s shoes',
    howToMeasure: 'Stand on paper with your heel against a wall.',
    columns: ['US', 'EU', 'Foot, cm'],
    rows: [
      ['8', '39', '25.0'],
      ['8.5', '40', '25.5'],
    ],
  },
  feet: [
    { millimetres: 250, label: 'US 8' },
    { millimetres: 255, label: 'US 8.5' },
  ],
};
export const refusals = {
  unknown: { errorId: 'API404', message: 'no such chart', status: 404 },
  offline: { errorId: 'OFFLINE', message: '', status: 0 },
};

export const send = {
  'guide.retried': { type: 'guide.retried' },
  'foot.measured': [
    { type: 'foot.measured', millimetres: 250 },
    { type: 'foot.measured', millimetres: 400 },
    { type: 'foot.measured', millimetres: 150 },
    { type: 'foot.measured', millimetres: null },
  ],
} as const;

export const model = modelOf(sizeGuideMachine, {
  input: { productType: 'women-shoes', fitNote: 'Most find it true to size.' },
  send,
  outcomes: { readGuide: { done: [shoes], failed: Object.values(refusals) } },
  project: ({ guide, foot }) => [guide !== null, foot],
  why: 'the guard asks whether the length is another one; the view shows the chart and the size for the foot',
});
