import type { Chosen } from './changes.types.ts';

const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(now|[0-9a-f]{40})$/.test(value) ? value : undefined;

/** The revisions that an address asks for; what cannot be one is left out. */
export function revisionsIn({ before, after }: Record<string, unknown>): Partial<Chosen> {
  const [from, to] = [idIn(before), idIn(after)];
  return { ...(from === undefined ? {} : { before: from }), ...(to === undefined ? {} : { after: to }) };
}
