/**
 * What a report says of a state or a transition: `good` is covered, or new; `bad` is not covered; `gone` is no more;
 * `changed` is half of each; `quiet` is out of the question; `taken` was walked, `latest` just now. `width` is that of
 * its line in pixels.
 */
export interface Mark {
  look: 'good' | 'bad' | 'gone' | 'changed' | 'quiet' | 'taken' | 'latest';
  width?: number;
}

/** Marks by the id of a state or of a transition, as the chart's model has them. */
export type Marks = ReadonlyMap<string, Mark>;

/** Where one of several was walked, so was their line. */
const walked = ['latest', 'taken'] as const;

/** A line stands for several transitions: where these differ it is `changed`, and as wide as the widest. */
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
