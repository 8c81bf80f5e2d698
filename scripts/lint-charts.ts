import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { isCallbackPort } from '#machines/shared/ports.ts';

type Node = AnyStateMachine['root'];
type Dictionary = Readonly<Record<string, unknown>>;

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const SECTION = /\b(?:core|catalogue) \d+/;

/** Every state that some way through targets, initial states and history leads to, whatever the guards. */
function reachable(root: Node): Set<Node> {
  const reached = new Set<Node>();
  const enter = (node: Node): void => {
    for (let up: Node | undefined = node; up && !reached.has(up); up = up.parent) {
      reached.add(up);
      if (up.type === 'parallel') for (const region of Object.values<Node>(up.states)) enter(region);
    }
    if (node.type === 'compound') for (const child of node.initial.target) enter(child);
    if (node.type === 'parallel') for (const region of Object.values<Node>(node.states)) enter(region);
    if (node.type === 'history' && node.parent) enter(node.parent);
  };
  enter(root);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const node of reached)
      for (const { target } of [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
        for (const to of target ?? []) enter(to);
  }
  return reached;
}

/** The name that a guard, or every part of a combined one, goes by; null for logic written in place. */
function guardNames(guard: unknown): readonly string[] | null {
  if (typeof guard === 'string') return [guard];
  if (isDictionary(guard) && typeof guard['type'] === 'string') return [guard['type']];
  if (typeof guard === 'function' && 'check' in guard) {
    const parts = listOf((guard as unknown as Dictionary)['guards']).map(guardNames);
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  return null;
}

/**
 * What the house rules want of a chart and this one lacks, as sentences; empty for a good one. (docs/models.md)
 */
export function chartProblems(machine: AnyStateMachine): string[] {
  const problems: string[] = [];
  const { actions, guards, delays, actors } = machine.implementations as unknown as Record<
    'actions' | 'guards' | 'delays' | 'actors',
    Dictionary
  >;
  const nodes: readonly Node[] = [machine.root, ...getStateNodes(machine)];
  const reached = reachable(machine.root);

  for (const node of nodes) {
    const where = node.parent ? `${machine.id}: ${node.path.join('.')}` : machine.id;
    const say = (problem: string) => problems.push(`${where} ${problem}`);
    const config = node.config as Dictionary;

    if (!node.description?.trim()) say('has no description');
    else if (!node.parent && !SECTION.test(node.description))
      say('does not name its section of the specification (core 4, catalogue 9)');
    if (!reached.has(node)) say('is reached by nothing');

    const checkActions = (list: unknown, place: string, outcome: boolean) => {
      for (const action of listOf(list)) {
        const name = isDictionary(action) ? action['type'] : action;
        if (typeof name === 'string') {
          if (!(name in actions)) say(`names the action "${name}" ${place}, which setup does not define`);
        } else if (!(
          outcome &&
          typeof action === 'function' &&
          String((action as { type?: unknown }).type).startsWith('xstate.')
        ))
          say(`has an action written in place ${place}; give it a name in setup`);
      }
    };
    const checkTransitions = (list: unknown, place: string, outcome = false) => {
      for (const transition of listOf(list)) {
        if (!isDictionary(transition)) continue;
        checkActions(transition['actions'], place, outcome);
        if (transition['guard'] === undefined) continue;
        const names = guardNames(transition['guard']);
        if (!names) say(`has a guard written in place ${place}; give it a name in setup`);
        for (const name of names ?? [])
          if (!(name in guards)) say(`names the guard "${name}" ${place}, which setup does not define`);
      }
    };

    checkActions(config['entry'], 'on entry', false);
    checkActions(config['exit'], 'on exit', false);
    checkTransitions(config['always'], 'in always');
    checkTransitions(config['onDone'], 'in onDone', true);
    for (const [event, list] of Object.entries((config['on'] as Dictionary | undefined) ?? {}))
      checkTransitions(list, `on ${event}`);
    for (const [delay, list] of Object.entries((config['after'] as Dictionary | undefined) ?? {})) {
      if (!(delay in delays)) say(`waits for "${delay}", which is no named delay of setup`);
      checkTransitions(list, `after ${delay}`);
    }

    for (const invoke of listOf(config['invoke'])) {
      if (!isDictionary(invoke)) continue;
      const { id, src } = invoke;
      const name = typeof id === 'string' ? id : String(src);
      if (typeof id !== 'string') say(`invokes ${typeof src === 'string' ? `"${src}"` : 'an actor'} without an id`);
      const logic = typeof src === 'string' ? actors[src] : undefined;
      if (typeof src !== 'string') say(`invokes "${name}" written in place; declare a port in setup`);
      else if (logic === undefined) say(`invokes "${src}", which setup does not declare`);
      const ends =
        logic instanceof StateMachine
          ? Object.values<Node>((logic as AnyStateMachine).root.states).some(({ type }) => type === 'final')
          : !(typeof logic === 'object' && logic !== null && isCallbackPort(logic));
      if (ends && invoke['onDone'] === undefined) say(`does not say what follows when "${name}" is done (onDone)`);
      const onError = listOf(invoke['onError']);
      if (onError.length === 0) say(`does not say what follows when "${name}" fails (onError)`);
      else {
        const last = onError.at(-1);
        if (isDictionary(last) && last['guard'] !== undefined)
          say(`has no last resort when "${name}" fails: the last onError is guarded`);
      }
      for (const outcome of ['onDone', 'onError', 'onSnapshot'])
        checkTransitions(invoke[outcome], `in ${outcome} of ${name}`, true);
    }
  }
  return problems;
}

/** The charts under a folder (`<folder>/<chart>/<chart>.machine.ts`), and what does not load as one. */
export async function chartsIn(folder: string): Promise<{ charts: AnyStateMachine[]; problems: string[] }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  const charts: AnyStateMachine[] = [];
  const problems: string[] = [];
  for (const file of files.toSorted())
    try {
      const module: unknown = await import(pathToFileURL(resolve(join(folder, file))).href);
      const found = Object.values(module as Dictionary).filter(
        (value): value is AnyStateMachine => value instanceof StateMachine,
      );
      if (found.length === 0) problems.push(`${folder}/${file} exports no machine`);
      charts.push(...found);
    } catch (error) {
      problems.push(`${folder}/${file} does not load: ${error instanceof Error ? error.message : String(error)}`);
    }
  return { charts, problems };
}

if (import.meta.main) {
  const { charts, problems } = await chartsIn(process.argv[2] ?? 'machines');
  problems.push(...charts.flatMap(chartProblems));
  for (const problem of problems) console.error(problem);
  console.log(`${charts.length} charts, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
