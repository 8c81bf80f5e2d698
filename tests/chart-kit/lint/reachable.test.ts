import { describe, expect, it } from 'vitest';
import { reachable } from '#src/chart-kit/lint/reachable.ts';
import { trackingMachine } from '../example/tracking.machine.ts';
import { answering, wrongChart } from './wrong.ts';

describe('reachable', () => {
  it('has nothing to say of a good chart', () => expect(reachable(trackingMachine)).toEqual([]));

  it('notices a state that nothing leads to', () =>
    expect(reachable(wrongChart([...answering, 'lost'], { description: 'Nobody comes here.' }))).toEqual([
      'example: open.search.answering.lost is reached by nothing',
    ]));

  it('notices every state that only a lost state leads to', () =>
    expect(reachable(wrongChart([...answering, 'looking', 'invoke', 'onDone', 'target'], 'failed'))).toEqual([
      'example: open.search.answering.found is reached by nothing',
      'example: open.search.answering.moving is reached by nothing',
      'example: open.search.answering.delivered is reached by nothing',
    ]));
});
