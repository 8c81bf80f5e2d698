import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arc, coverPaths } from '#model-tests/support/cover.ts';

const graph = fc.array(fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 8 })), { maxLength: 40 }).map((pairs) =>
  pairs.map(([from, to], index): Arc<number> => ({
    from: `v${from}`,
    to: `v${to}`,
    target: `t${index}`,
    payload: index,
  })),
);

const reachableFrom = (arcs: readonly Arc<number>[], start: string) => {
  const reached = new Set([start]);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { from, to } of arcs) if (reached.has(from)) reached.add(to);
  }
  return reached;
};

describe('coverPaths', () => {
  it('takes every target that can be reached, in paths that hang together', () => {
    fc.assert(
      fc.property(graph, fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }), (arcs, maxSteps) => {
        const paths = coverPaths(arcs, { starts: ['v0'], ...(maxSteps === undefined ? {} : { maxSteps }) });
        const reached = reachableFrom(arcs, 'v0');
        const expected = arcs.filter(({ from }) => reached.has(from)).map(({ target }) => target);
        expect(new Set(paths.flatMap((path) => path.map(({ target }) => target)))).toEqual(new Set(expected));
        for (const path of paths) path.forEach((arc, index) => expect(arc.from).toBe(path[index - 1]?.to ?? 'v0'));
      }),
    );
  });

  it('needs one path where every vertex leads back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.array(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 })), { maxLength: 20 }),
        (size, chords) => {
          const ring = Array.from({ length: size }, (_, index) => [index, (index + 1) % size] as const);
          const arcs = [...ring, ...chords.map(([from, to]) => [from % size, to % size] as const)].map(
            ([from, to], index): Arc<number> => ({
              from: `v${from}`,
              to: `v${to}`,
              target: `t${index}`,
              payload: index,
            }),
          );
          expect(coverPaths(arcs, { starts: ['v0'] })).toHaveLength(1);
        },
      ),
    );
  });
});
