import type { PathModel } from './charts.ts';

/** Covered paths of a revision that the later chart cannot take any more, each with the first step that is missing. */
export function lostPaths(before: PathModel | null, after: PathModel | null): string[] {
  if (!before || !after) return [];
  const known = new Set(after.edges().flatMap(({ transitions }) => transitions));
  return before.walks().flatMap(({ name, steps }) => {
    const at = steps.findIndex(({ transitions }) => transitions.some((transition) => !known.has(transition)));
    const missing = steps[at]?.transitions.find((transition) => !known.has(transition));
    return missing === undefined ? [] : [`${name}: step ${at + 1} of ${steps.length}, \`${missing}\``];
  });
}
