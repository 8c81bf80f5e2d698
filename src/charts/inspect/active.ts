import type { StateValue } from 'xstate';

/** Returns the ids (as in model.ts) of every active state of a state value, the chart's root among them. */
export function activeStates(chart: string, value: StateValue): Set<string> {
  const ids = new Set([`#${chart}`]);
  const visit = (inner: StateValue | undefined, path: string): void => {
    if (typeof inner === 'string') ids.add(path + inner);
    else
      for (const [key, deeper] of Object.entries(inner ?? {})) {
        ids.add(path + key);
        visit(deeper, `${path}${key}.`);
      }
  };
  visit(value, '');
  return ids;
}

/** Returns a text for a state that does not depend on the order of its regions. */
export const stateKey = (state: StateValue | null): string =>
  typeof state === 'object' && state !== null
    ? `{${Object.keys(state)
        .toSorted()
        .map((key) => `${key}:${stateKey(state[key] ?? null)}`)
        .join()}}`
    : String(state);

/** Returns `guest.ready`, and for regions `look: expanded, scroll: still`, to be read in a list. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, inner]) => {
    const text = stateText(inner ?? '');
    return text === '' ? key : `${key}.${text}`;
  });
  return parts.join(', ');
}
