/**
 * What a report says of a state or a transition: `good` is covered, or new; `bad` is not covered; `gone` is no more;
 * `changed` is half of each; `quiet` is out of the question. `width` is that of its line in pixels.
 */
export interface Mark {
  look: 'good' | 'bad' | 'gone' | 'changed' | 'quiet';
  width?: number;
}

/** Marks by the id of a state or of a transition, as the chart's model has them. */
export type Marks = ReadonlyMap<string, Mark>;

/** A line stands for several transitions: where these differ it is `changed`, and as wide as the widest. */
export function markOfAll(ids: readonly string[], marks: Marks | undefined): Mark | undefined {
  const all = ids.map((id) => marks?.get(id));
  const [first] = all;
  if (all.every((mark) => mark === undefined)) return undefined;
  const widths = all.flatMap((mark) => mark?.width ?? []);
  const look = all.every((mark) => mark?.look === first?.look) && first ? first.look : 'changed';
  return { look, ...(widths.length > 0 ? { width: Math.max(...widths) } : {}) };
}
