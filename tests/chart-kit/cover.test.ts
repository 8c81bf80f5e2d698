import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arc, coverPaths } from '#src/chart-kit/explore/cover.ts';

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

  it('takes one arc for each target, and no redundant path', () => {
    const alike = graph.map((arcs) => arcs.map((arc, index) => ({ ...arc, target: `t${index % 5}` })));
    fc.assert(
      fc.property(alike, fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }), (arcs, maxSteps) => {
        const paths = coverPaths(arcs, { starts: ['v0', 'v1'], ...(maxSteps === undefined ? {} : { maxSteps }) });
        const reached = new Set([...reachableFrom(arcs, 'v0'), ...reachableFrom(arcs, 'v1')]);
        const expected = arcs.filter(({ from }) => reached.has(from)).map(({ target }) => target);
        const covered = paths.map((path) => new Set(path.map(({ target }) => target)));
        expect(new Set(covered.flatMap((targets) => [...targets]))).toEqual(new Set(expected));
        for (const path of paths) {
          expect(['v0', 'v1']).toContain(path[0]?.from);
          path.forEach((arc, index) => expect(arc.from).toBe(path[index - 1]?.to ?? arc.from));
        }
        covered.forEach((targets, index) => {
          const others = new Set(covered.flatMap((list, other) => (other === index ? [] : [...list])));
          expect([...targets].some((target) => !others.has(target))).toBe(true);
        });
      }),
    );
  });

  const sizeOf = (ways: readonly string[], starts = ['a']) => {
    const arcs = ways.map((way): Arc<string> => {
      const [from = '', to = ''] = way;
      return { from, to, target: way, payload: way };
    });
    const paths = coverPaths(arcs, { starts });
    return { paths: paths.length, steps: paths.flat().length };
  };

  it('repeats as few steps as a postman tour', () => {
    // Three ways lead from `a` to `b` and one leads back, so that one is walked twice.
    expect(sizeOf(['ab', 'ac', 'cb', 'ad', 'db', 'ba'])).toEqual({ paths: 1, steps: 7 });
    // Each of the three ends needs its own path; the loop is walked in one of them.
    expect(sizeOf(['ab', 'ba', 'ax', 'by', 'bz'])).toEqual({ paths: 3, steps: 7 });
    // Only the second start leads to the second loop.
    expect(sizeOf(['ab', 'ba', 'cd', 'dc'], ['a', 'c'])).toEqual({ paths: 2, steps: 4 });
    // The path to the second loop walks the first one on its way.
    expect(sizeOf(['ab', 'ba', 'bc', 'cd', 'dc'])).toEqual({ paths: 1, steps: 6 });
  });

  it('gives the same paths for the same graph', () => {
    fc.assert(
      fc.property(graph, (arcs) => {
        const how = { starts: ['v0'], maxSteps: 6 };
        expect(coverPaths(arcs, how)).toEqual(coverPaths(arcs, how));
      }),
    );
  });
});
