import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leavesOf, outcomeOf } from '../explore/names.ts';

const LONG = 120;

const cut = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

/** A value in a line, without brackets where a person would write none: `number “42”, status “on its way”`. */
export function inWords(value: unknown, depth = 0): string {
  if (typeof value === 'string') return `“${cut(value)}”`;
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Error) return value.message;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return depth > 1 || value.length > 3
      ? `${value.length} of them`
      : `[${value.map((item) => inWords(item, depth + 1)).join('; ')}]`;
  }
  const facts = Object.entries(value).filter(([, fact]) => fact !== undefined && fact !== null);
  if (facts.length === 0) return 'nothing';
  if (depth > 1) return 'more';
  const list = facts.map(([key, fact]) => `${key} ${inWords(fact, depth + 1)}`).join(', ');
  return depth === 0 ? cut(list) : `(${cut(list)})`;
}

const lengthOf = (machine: AnyStateMachine, delay: string): string => {
  const length: unknown = (machine.implementations.delays as Record<string, unknown>)[delay] ?? Number(delay);
  return typeof length === 'number' && !Number.isNaN(length) ? ` (${length / 1000} s)` : '';
};

/**
 * What happens in one step, as a person would say it: `findParcel answers number “42”`, `wait for retryDelay (4 s)`.
 */
export function eventInWords(machine: AnyStateMachine, event: AnyEventObject): string {
  const outcome = outcomeOf(event.type);
  if (!outcome) {
    const { type, ...payload } = event;
    return Object.keys(payload).length === 0 ? type : `${type}: ${inWords(payload)}`;
  }
  const { kind, id } = outcome;
  if (kind === 'after') {
    const delay = /^(\d+(?:\.\d+)?|[^.]+)/.exec(id)?.[0] ?? id;
    return `wait for ${delay}${lengthOf(machine, delay)}`;
  }
  if (kind === 'snapshot') return `${id} goes on`;
  if (kind === 'done')
    return event['output'] === undefined ? `${id} is done` : `${id} answers ${inWords(event['output'])}`;
  const { errorId, message = 'an error' } = event['error'] as { errorId?: string; message?: string };
  return errorId === undefined ? `${id} fails: ${message}` : `${id} refuses: ${errorId} (${message})`;
}

/** Where a chart is: each innermost state, with what it and those around it say of themselves. */
export function positionInWords({ value, _nodes }: AnyMachineSnapshot): string[] {
  const descriptions = new Map(_nodes.map(({ path, description }) => [path.join('.'), description]));
  return leavesOf(value).map((leaf) => {
    const description = descriptions.get(leaf);
    return description === undefined ? leaf : `${leaf}: ${description}`;
  });
}
