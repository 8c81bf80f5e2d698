import { describe, expect, it } from 'vitest';
import { descriptions } from '../../scripts/lint-charts/descriptions.ts';
import { trackingMachine } from '#tests/model-kit/example/tracking.machine.ts';
import { answering, wrongChart } from './wrong.ts';

describe('descriptions', () => {
  it('has nothing to say of a good chart', () => expect(descriptions(trackingMachine)).toEqual([]));

  it.each([
    [
      'a state without a description',
      [...answering, 'failed', 'description'],
      undefined,
      'example: open.search.answering.failed has no description',
    ],
    [
      'a chart without a section',
      ['description'],
      'Where is my parcel?',
      'example does not name its section of the specification (core 4, catalogue 9)',
    ],
  ])('notices %s', (_, path, value, problem) => expect(descriptions(wrongChart(path, value))).toEqual([problem]));
});
