import { describe, expect, it } from 'vitest';
import { descriptions } from '#src/chart-kit/lint/descriptions.ts';
import { trackingMachine } from '../example/tracking.machine.ts';
import { conventions } from './conventions.ts';
import { answering, wrongChart } from './wrong.ts';

describe('descriptions', () => {
  it('has nothing to say of a good chart', () => expect(descriptions(trackingMachine, conventions)).toEqual([]));

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
      'example does not name its section of the specification (core 4)',
    ],
  ])('notices %s', (_, path, value, problem) =>
    expect(descriptions(wrongChart(path, value), conventions)).toEqual([problem]),
  );
});
