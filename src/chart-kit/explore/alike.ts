import type { AnyMachineSnapshot } from 'xstate';

/**
 * Numbers for values: equal ones have the same. Plain objects and lists are looked into, once each, and frozen: a chart
 * that changed one in place would throw. Anything else (an actor, an error) equals itself alone.
 */
function numbering() {
  const known = new Map<object, number>();
  const byShape = new Map<string, number>();
  let count = 0;

  const labelOf = (value: unknown): string => {
    if (typeof value === 'string') return `${value.length}:${value}`;
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
      return `${typeof value} ${String(value)}`;
    return `#${numberOf(value)}`;
  };

  const shapeOf = (value: object): string | null => {
    if (Array.isArray(value)) return `[${value.map(labelOf).join()}]`;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return null;
    return `{${Object.entries(value)
      .map(([name, inner]) => `${labelOf(name)}=${labelOf(inner)}`)
      .join()}}`;
  };

  const numberOf = (value: object): number => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const shape = shapeOf(value);
    const number = (shape === null ? undefined : byShape.get(shape)) ?? (count += 1);
    if (shape !== null) {
      byShape.set(shape, number);
      Object.freeze(value);
    }
    known.set(value, number);
    return number;
  };

  return labelOf;
}

/** What a chart invokes: two calls of one port with another input are not the same. */
interface Invoked {
  readonly src?: unknown;
  getSnapshot(): { readonly input?: unknown };
}

/** Makes equal snapshots of one chart one object: what an event does in it is then found out once, and its key, too. */
export function alike(keyAnew: (snapshot: AnyMachineSnapshot) => string) {
  const labelOf = numbering();
  const first = new Map<string, AnyMachineSnapshot>();
  const keys = new Map<AnyMachineSnapshot, string>();
  return {
    keyOf: (snapshot: AnyMachineSnapshot): string => keys.get(snapshot) ?? keyAnew(snapshot),
    one: (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
      const { context, children, output, error } = snapshot;
      const invoked = Object.entries<Invoked | undefined>(children).map(
        ([id, child]) => `${id} ${labelOf(child?.src)} ${labelOf(child?.getSnapshot().input)}`,
      );
      const key = keyAnew(snapshot);
      const all = `${key} ${labelOf(context)} ${invoked.join()} ${labelOf(output)} ${labelOf(error)}`;
      const known = first.get(all);
      if (known) return known;
      first.set(all, snapshot);
      keys.set(snapshot, key);
      return snapshot;
    },
  };
}
