import { and, not, or } from 'xstate';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/**
 * Returns a name with params: `isOperation` with the params `addItems` is `isOperation(addItems)`; computed params have
 * no name.
 */
function withParams(type: string, params: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof params) ? `${type}(${String(params)})` : type;
}

/** Returns a name; an inline built-in (`assign(...)` in an onDone) has the built-in's own name. */
function nameOf(item: unknown): string {
  if (typeof item === 'string') return item;
  if (isRecord(item) && typeof item['type'] === 'string') return withParams(item['type'], item['params']);
  if (typeof item === 'function' && 'type' in item) return String(item.type).replace(/^xstate\./, '');
  return typeof item === 'function' && item.name ? item.name : 'inline';
}

export const namesOf = (list: unknown): string[] => listOf(list).map(nameOf);

const checkOf = (guard: unknown): unknown =>
  typeof guard === 'function' && 'check' in guard ? guard.check : undefined;

/**
 * XState's combined guards have no name, and a build renames their functions, so they are recognised by their check
 * function.
 */
const combined = new Map<unknown, 'and' | 'or' | 'not'>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
]);

/** Returns a guard's name, with the parts of a combined one; null if there is none. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  const combination = combined.get(checkOf(guard));
  if (combination === undefined || typeof guard !== 'function' || !('guards' in guard)) return nameOf(guard);
  const parts = listOf(guard.guards).map((part) => guardName(part) ?? '');
  return combination === 'not' ? `not ${parts.join('')}` : parts.join(` ${combination} `);
}
