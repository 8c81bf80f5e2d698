import type { AnyStateMachine } from 'xstate';
import { matrixOf } from '../explore/matrix.ts';
import type { Model } from '../explore/model.ts';
import { drawnTransitions, matrixRecord, pathRecord, walkedParts } from './record.ts';
import type { PathsRecord } from './record.types.ts';

/**
 * Walks the generated paths of a chart without a test runner, and returns what they cover, as the tests of the chart
 * would record it.
 */
export function recordOf<TMachine extends AnyStateMachine>(model: Model<TMachine>): PathsRecord {
  const began = performance.now();
  const walks = model.walks();
  const paths = walks.map((walk) => {
    try {
      model.run(walk);
      return pathRecord(walk, 'passed');
    } catch (error) {
      return pathRecord(walk, { error });
    }
  });
  const { states, transitions, pairs } = model.coverage(walkedParts(walks, paths));
  return {
    chart: model.id,
    level: 'chart',
    coverage: { states, transitions, pairs: { ...pairs, missing: [] } },
    wantsPairs: false,
    seconds: (performance.now() - began) / 1000,
    paths,
    matrix: matrixRecord(matrixOf(model)),
    drawn: drawnTransitions(model.machine),
    unreachable: [...states.unreachable, ...transitions.unreachable],
  };
}
