import type { PathModel } from './charts.ts';

type Walked = { walks: ReturnType<PathModel['walks']>; known: ReadonlySet<string> };

const walked = (before: PathModel, after: PathModel): Walked => ({
  walks: before.walks(),
  known: new Set(after.edges().flatMap(({ transitions }) => transitions)),
});

const told = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/**
 * Returns the covered paths of a revision that the later chart cannot take any more, by the missing step: one line for
 * each such step.
 */
export function lostPaths(before: PathModel | null, after: PathModel | null): string[] {
  if (!before || !after) return [];
  let both: Walked;
  try {
    both = walked(before, after);
  } catch (error) {
    // A broken chart can be compared, but not walked.
    return [`the paths cannot be walked: ${told(error)}`];
  }
  const { walks, known } = both;
  const lost = walks.flatMap(({ name, steps }) => {
    const at = steps.findIndex(({ transitions }) => transitions.some((transition) => !known.has(transition)));
    const missing = steps[at]?.transitions.find((transition) => !known.has(transition));
    return missing === undefined ? [] : [{ name, missing, at, of: steps.length }];
  });
  return Object.entries(Object.groupBy(lost, ({ missing }) => missing)).map(([missing, paths = []]) => {
    const first = paths.toSorted((a, b) => a.at - b.at)[0];
    return `\`${missing}\`: ${paths.length === 1 ? '1 path' : `${paths.length} paths`}${first ? `, first ${first.name} at step ${first.at + 1} of ${first.of}` : ''}`;
  });
}
