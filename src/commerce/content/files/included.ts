/** What stands in a list of blocks for those of a fragment, `- fragment: promises`: editors write them once. */
export interface Include {
  fragment: string;
}

/** True for an include; it may have a time in which it is shown. */
export const isInclude = (value: unknown): value is Include =>
  typeof value === 'object' && value !== null && 'fragment' in value && typeof value.fragment === 'string';

/** A block of no known type: shoppers see nothing, editors its name in preview, and the log has a line. */
const missing = ({ fragment }: Include) => ({ id: fragment, type: 'fragment', name: fragment });

/**
 * Returns content with the blocks of fragments in the place of their includes, the same object where there is none.
 * `blocksOf` returns null for a fragment that does not exist. A fragment that includes itself is missing there.
 */
export function included(
  value: unknown,
  blocksOf: (fragment: string) => readonly unknown[] | null,
  within: readonly string[] = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const whole = value.flatMap((one: unknown) => {
      if (!isInclude(one)) return [included(one, blocksOf, within)];
      const blocks = within.includes(one.fragment) ? null : blocksOf(one.fragment);
      return blocks ? (included(blocks, blocksOf, [...within, one.fragment]) as unknown[]) : [missing(one)];
    });
    return whole.length === value.length && whole.every((one, at) => one === value[at]) ? value : whole;
  }
  const fields = Object.entries(value).map(([key, inner]) => [key, included(inner, blocksOf, within)] as const);
  return fields.every(([key, inner]) => inner === (value as Record<string, unknown>)[key])
    ? value
    : Object.fromEntries(fields);
}

/** Returns the fragments that content includes. */
export function includesIn(value: unknown): string[] {
  if (isInclude(value)) return [value.fragment];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(includesIn) : [];
}
