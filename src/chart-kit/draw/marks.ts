/**
 * The mark of a state or a transition in a report. `good`: covered, or new; `bad`: not covered; `gone`: removed;
 * `changed`: half of each; `quiet`: excluded; `taken`: walked; `latest`: walked in the last step. `width` is that of
 * its line in pixels.
 */
export interface Mark {
  look: 'good' | 'bad' | 'gone' | 'changed' | 'quiet' | 'taken' | 'latest';
  width?: number;
}

/** Marks by the id of a state or of a transition in the chart's model. */
export type Marks = ReadonlyMap<string, Mark>;

/** If one of several transitions was walked, so was their line. */
const walked = ['latest', 'taken'] as const;

/**
 * Returns the mark of a line that stands for several transitions: `changed` if these differ, and as wide as the widest.
 */
export function markOfAll(ids: readonly string[], marks: Marks | undefined): Mark | undefined {
  const all = ids.map((id) => marks?.get(id));
  if (all.every((mark) => mark === undefined)) return undefined;
  const widths = all.flatMap((mark) => mark?.width ?? []);
  const look = walked.find((way) => all.some((mark) => mark?.look === way)) ?? lookOf(all);
  return { look, ...(widths.length > 0 ? { width: Math.max(...widths) } : {}) };
}

function lookOf(all: readonly (Mark | undefined)[]): Mark['look'] {
  const [first] = all;
  return first && all.every((mark) => mark?.look === first.look) ? first.look : 'changed';
}
