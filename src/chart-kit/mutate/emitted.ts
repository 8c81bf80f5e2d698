import { type ActionFunction, type AnyEventObject, type AnyStateMachine, emit, enqueueActions } from 'xstate';
import { edited } from './edit.ts';

type Change = (event: AnyEventObject) => AnyEventObject;
type Collect = (args: { enqueue: { emit: (event: AnyEventObject) => void } }, params: unknown) => void;

/** An action as XState builds it: what it emits, or what it enqueues, is kept on the function. */
type Built = { readonly type?: string; readonly event?: unknown; readonly collect?: Collect };

/** Another word, number or answer wherever there is one; what is nothing, or no plain data, stays. */
export function another(value: unknown): unknown {
  if (typeof value === 'string') return `${value} otherwise`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(another);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, another(inner)]));
}

const otherPayload: Change = ({ type, ...payload }) => ({ ...(another(payload) as Record<string, unknown>), type });

/** What can be wrong in an emitted event, by its type: a name and a change for each mistake. */
export type EmittedChanges = Readonly<Record<string, readonly (readonly [name: string, change: Change])[]>>;

/** Of an event that a project says nothing of, the whole payload is one mistake. */
const anyChange: EmittedChanges[string] = [['with another payload', otherPayload]];

const changed =
  (type: string, change: Change): Change =>
  (event) =>
    event.type === type ? change(event) : event;

/** The types that a function emits with something in them, read from its text: each is written where it is emitted. */
const typesIn = (code: unknown, before: string): string[] => [
  ...new Set(
    [...String(code).matchAll(new RegExp(`${before}\\{\\s*type: ?["']([^"']+)["'],`, 'g'))].map(
      ([, type = '']) => type,
    ),
  ),
];

function typesOf({ type, event, collect }: Built): string[] {
  if (type === 'xstate.enqueueActions') return typesIn(collect, 'enqueue\\.emit\\(');
  if (type !== 'xstate.emit') return [];
  if (typeof event === 'function') return typesIn(event, '');
  const { type: only, ...payload } = event as AnyEventObject;
  return Object.keys(payload).length > 0 ? [only] : [];
}

function emitting({ event, collect }: Built, change: Change): unknown {
  if (collect)
    return enqueueActions((args, params) => {
      const { enqueue } = args;
      const other = Object.assign((...action: Parameters<typeof enqueue>) => enqueue(...action), enqueue, {
        emit: (told: AnyEventObject) => enqueue.emit(change(told) as never),
      });
      collect({ ...args, enqueue: other } as never, params);
    });
  const told =
    typeof event === 'function'
      ? (event as (...given: readonly unknown[]) => AnyEventObject)
      : () => event as AnyEventObject;
  return emit((args, params) => change(told(args, params)) as never);
}

/** Every event that an action of the chart emits, with something else in it than is right. */
export const emittedEdits = (machine: AnyStateMachine, changes: EmittedChanges) =>
  Object.entries<ActionFunction<never, never, never, never, never, never, never, never, never>>(
    machine.implementations.actions as never,
  ).flatMap(([name, action]) =>
    typesOf(action as unknown as Built).flatMap((type) =>
      (changes[type] ?? anyChange).map(([how, change]) => ({
        name: `${name}: ${type} ${how}`,
        action: name,
        make: () => {
          const { actions, ...others } = machine.implementations;
          const wrong = emitting(action as unknown as Built, changed(type, change));
          return edited(machine, () => {}, { ...others, actions: { ...actions, [name]: wrong as never } });
        },
      })),
    ),
  );
