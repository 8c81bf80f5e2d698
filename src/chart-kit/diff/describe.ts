import { nameOf } from '../explain/explain.ts';
import type { ChartEdge, ChartNode } from '../chart/chart-model.ts';
import type { Changed, ChangedEdge, ChartDiff } from './diff.ts';

const state = (id: string): string => `**${nameOf(id)}**`;
const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'nothing';
const told = ({ description }: ChartNode): string => (description ? `: ${description}` : '');

const causes = {
  event: (event: string) => `on \`${event}\``,
  after: (event: string) => `after the delay \`${event}\``,
  done: (event: string) => `when \`${event}\` is done`,
  error: (event: string) => `when \`${event}\` fails`,
  always: () => 'at once',
} as const;

const condition = ({ guard, isElse }: ChartEdge): string => (guard ? ` if \`${guard}\`` : isElse ? ' otherwise' : '');
const goal = ({ targets }: ChartEdge): string =>
  targets.length > 0 ? `goes to ${targets.map(state).join(' and ')}` : 'stays where it is';

/** Returns a transition as a sentence: "**guest** on `signed-in` if `isKnown` goes to **registered**". */
const sentence = (edge: ChartEdge): string =>
  `${state(edge.source)} ${causes[edge.kind](edge.event)}${condition(edge)} ${goal(edge)}`;

const short = (text: string): string =>
  (text.length > 100 ? `${text.slice(0, 99)}…` : text || 'nothing').replaceAll('`', '’');

/** Returns what has the same name but other parameters or other source code. */
function codeChange({ before, after, code }: ChangedEdge): string[] {
  if (!code) return [];
  const parts = [
    ['its condition', before.guard === after.guard, code.before.guard, code.after.guard],
    ['what it does', before.actions.join() === after.actions.join(), code.before.actions, code.after.actions],
  ] as const;
  return parts.flatMap(([what, isNamedAlike, was, is]) =>
    isNamedAlike && was !== is ? [`${what} was \`${short(was)}\` and is \`${short(is)}\``] : [],
  );
}

const branch = ({ guard, targets }: ChartEdge): string =>
  `${guard ? `\`${guard}\`` : 'otherwise'}${targets.length > 0 ? ` (${targets.map(state).join(' and ')})` : ''}`;

function orderChange({ before, after }: Changed<ChartEdge[]>): string {
  const [first] = after;
  return first
    ? `${state(first.source)} ${causes[first.kind](first.event)}: tries ${after.map(branch).join(', then ')}; it tried ${before.map(branch).join(', then ')}`
    : '';
}

function edgeChange({ before, after, code }: ChangedEdge): string {
  const at = `${state(after.source)} ${causes[after.kind](after.event)}`;
  const parts: string[] = [];
  if (before.guard !== after.guard)
    parts.push(
      `its condition was ${before.guard ? `\`${before.guard}\`` : 'none'} and is ${after.guard ? `\`${after.guard}\`` : 'none'}`,
    );
  if (before.targets.join() !== after.targets.join())
    parts.push(`${goal(before).replace('goes', 'went').replace('stays', 'stayed')} and now ${goal(after)}`);
  if (before.actions.join() !== after.actions.join())
    parts.push(`did ${list(before.actions)} and now does ${list(after.actions)}`);
  if (before.reenter !== after.reenter)
    parts.push(after.reenter ? 'now begins the state anew' : 'no longer begins the state anew');
  parts.push(...codeChange({ before, after, code }));
  return `${at}${before.guard === after.guard ? condition(after) : ''}: ${parts.join('; ')}`;
}

function stateChange({ before, after }: Changed<ChartNode>): string {
  const parts: string[] = [];
  if (before.description !== after.description)
    parts.push(`is described as “${after.description}” (was “${before.description}”)`);
  if (before.type !== after.type) parts.push(`is ${after.type}, was ${before.type}`);
  if (before.initial !== after.initial)
    parts.push(
      `begins in ${after.initial ? state(after.initial) : 'nothing'}, before in ${before.initial ? state(before.initial) : 'nothing'}`,
    );
  for (const [what, name] of [
    ['entry', 'on the way in'],
    ['exit', 'on the way out'],
    ['tags', 'as tags'],
  ] as const)
    if (before[what].join() !== after[what].join())
      parts.push(`has ${name} ${list(after[what])}, had ${list(before[what])}`);
  const actors = ({ invokes }: ChartNode) => invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`));
  if (actors(before).join() !== actors(after).join())
    parts.push(`invokes ${list(actors(after))}, invoked ${list(actors(before))}`);
  return `${state(after.id)} ${parts.join('; ')}`;
}

const length = (ms: number | null | undefined): string =>
  ms === undefined ? 'no such delay' : ms === null ? 'computed' : ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`;

/**
 * The description of one chart's changes: a sentence if it was added or removed, else lists under headings; names are
 * marked as in Markdown.
 */
export interface ChartDescription {
  id: string;
  about: string | null;
  parts: { heading: string; lines: readonly string[] }[];
}

/**
 * Describes the changes of one chart for people who do not read code. `lost` names covered paths that cannot be walked
 * any more.
 */
export function describeChanges(
  { id, before, after, states, edges, orders, rewritten, delays }: ChartDiff,
  lost: readonly string[],
): ChartDescription {
  if (!before || !after)
    return {
      id,
      about: after ? `A new chart: ${after.description}` : `The chart is no more. It was: ${before?.description ?? ''}`,
      parts: [],
    };
  const parts = [
    { heading: 'New states', lines: states.added.map((node) => `${state(node.id)}${told(node)}`) },
    { heading: 'States that are no more', lines: states.removed.map((node) => `${state(node.id)}${told(node)}`) },
    {
      heading: 'States with another name',
      lines: states.renamed.map((pair) => `${state(pair.before.id)} is now ${state(pair.after.id)}`),
    },
    { heading: 'States that changed', lines: states.changed.map(stateChange) },
    { heading: 'New transitions', lines: edges.added.map(sentence) },
    { heading: 'Transitions that are no more', lines: edges.removed.map(sentence) },
    { heading: 'Transitions that changed', lines: edges.changed.map(edgeChange) },
    { heading: 'Branches that are tried in another order', lines: orders.map(orderChange) },
    { heading: 'Written otherwise', lines: rewritten.map((name) => name.replace(/^(\w+) (.*)$/, '$1 `$2`')) },
    {
      heading: 'Delays',
      lines: delays.map((delay) => `\`${delay.name}\`: ${length(delay.before)} before, ${length(delay.after)} now`),
    },
    { heading: 'Covered paths that disappear', lines: lost },
  ];
  return { id, about: null, parts: parts.filter(({ lines }) => lines.length > 0) };
}

/** Returns the same as Markdown. */
export const markdownOf = ({ id, about, parts }: ChartDescription): string =>
  [
    `## ${id}`,
    ...(about ? ['', about] : []),
    ...parts.flatMap(({ heading, lines }) => ['', `### ${heading}`, '', ...lines.map((line) => `- ${line}`)]),
  ].join('\n');
