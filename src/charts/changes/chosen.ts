import type { Chosen } from './changes.types.ts';

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(now|[0-9a-f]{40})$/.test(value) ? value : undefined;

/** Returns the revisions of an address; leaves out values that cannot be a revision. */
export function revisionsIn({ before, after }: Record<string, unknown>): Partial<Chosen> {
  const [from, to] = [idIn(before), idIn(after)];
  return { ...(from === undefined ? {} : { before: from }), ...(to === undefined ? {} : { after: to }) };
}
