import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AnyOptions, Failure } from './types.ts';
import { afterEvent, doneEvent, failedEvent } from './names.ts';
import type { Subject } from './subject.ts';

const isMany = (value: unknown): value is readonly AnyEventObject[] => Array.isArray(value);

/** Whether a state that listens to `descriptor` hears an event of this type. */
export const takes = (type: string, descriptor: string): boolean =>
  descriptor === type || descriptor === '*' || (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

/** True for a port that sends events while it is invoked and never answers: its outcomes list no `done`. */
export function isCallbackPort({ options }: { readonly options: object }, port: string): boolean {
  const outcomes = (options as AnyOptions).outcomes?.[port];
  return outcomes !== undefined && outcomes.done === undefined;
}

export type Events = ReturnType<typeof eventsOf>;

/** What the world may do to a chart: people's events, settled ports, elapsed delays. Equal events are one object. */
export function eventsOf({ machine, options }: Subject) {
  const fixtures: readonly AnyEventObject[] = Object.values(options.send).flatMap((fixture) =>
    isMany(fixture) ? fixture : [fixture],
  );
  const waits = new Map<string, AnyEventObject>();
  const settledCache = new Map<string, readonly AnyEventObject[]>();
  const ids = new Map<AnyEventObject, string>();

  const settled = (id: string, src: string): readonly AnyEventObject[] => {
    const known = settledCache.get(`${src} ${id}`);
    if (known) return known;
    const listed = options.outcomes?.[src];
    if (!listed) throw new Error(`${machine.id}: no outcomes for the port "${src}"`);
    const events = [
      ...(listed.done ?? []).map((output) => doneEvent(id, output)),
      ...listed.failed.map((error) => failedEvent(id, error)),
      ...(listed.snapshots ?? []).map((snapshot) => ({ type: `xstate.snapshot.${id}`, snapshot })),
    ];
    settledCache.set(`${src} ${id}`, events);
    return events;
  };

  const elapsed = (type: string): AnyEventObject => {
    const event = waits.get(type) ?? { type };
    waits.set(type, event);
    return event;
  };

  /** Everything that the chart listens to in a snapshot; an event without a fixture is an error. */
  const at = (snapshot: AnyMachineSnapshot): AnyEventObject[] => {
    if (snapshot.status !== 'active') return [];
    const offered = new Set<AnyEventObject>();
    const invoked = new Set<string>();
    for (const node of snapshot._nodes) {
      for (const descriptor of node.ownEvents as readonly string[]) {
        if (descriptor.startsWith('xstate.after.')) offered.add(elapsed(descriptor));
        else if (!descriptor.startsWith('xstate.')) {
          const known = fixtures.filter(({ type }) => takes(type, descriptor));
          if (known.length === 0) throw new Error(`${machine.id}: no fixture for "${descriptor}"`);
          for (const event of known) offered.add(event);
        }
      }
      for (const { id, src } of node.invoke) {
        invoked.add(id);
        for (const event of settled(id, String(src))) offered.add(event);
      }
    }
    const listened = new Set<string>(snapshot._nodes.flatMap((node) => node.ownEvents as string[]));
    for (const [id, child] of Object.entries<{ src?: unknown } | undefined>(snapshot.children)) {
      if (invoked.has(id) || typeof child?.src !== 'string' || !options.outcomes?.[child.src]) continue;
      for (const event of settled(id, child.src)) if (listened.has(event.type)) offered.add(event);
    }
    const { offers } = options;
    return offers ? [...offered].filter((event) => offers(snapshot, event)) : [...offered];
  };

  return {
    fixtures,
    at,
    /** The same for the same event, within one run. */
    idOf: (event: AnyEventObject): string => {
      const id = ids.get(event) ?? String(ids.size);
      ids.set(event, id);
      return id;
    },
  };
}

/** Events of a chart by the names that its author knows. */
export function eventNamesOf({ machine, nodes }: Subject) {
  const onlyId = (port: string, id: string | undefined): string => {
    if (id !== undefined) return id;
    const ids = [
      ...new Set(nodes.flatMap((node) => node.invoke.filter(({ src }) => src === port).map((invoke) => invoke.id))),
    ];
    if (ids.length > 1) throw new Error(`${machine.id}: "${port}" is invoked as ${ids.join(', ')}: say which`);
    return ids[0] ?? port;
  };
  return {
    done: (port: string, output: unknown, id?: string) => doneEvent(onlyId(port, id), output),
    failed: (port: string, failure: Failure, id?: string) => failedEvent(onlyId(port, id), failure),
    after: (delay: string, state?: string): AnyEventObject => {
      const events = nodes.flatMap((node) =>
        state === undefined || node.path.join('.') === state
          ? node.after
              .filter((transition) => transition.eventType === afterEvent(delay, node.id).type)
              .map(({ eventType }) => eventType)
          : [],
      );
      const types = [...new Set<string>(events)];
      const [type] = types;
      if (type === undefined || types.length > 1)
        throw new Error(
          `${machine.id}: ${types.length === 0 ? 'no state waits' : 'several states wait'} for "${delay}"`,
        );
      return { type };
    },
  };
}
