import { nameOf } from '../explain/explain.ts';
import { durationText } from '../explain/duration.ts';
import type { ChartEdge, ChartModel, ChartNode } from '../chart/chart-model.ts';

/** Reserved words of Mermaid. */
const reserved = new Set([
  'state',
  'note',
  'end',
  'as',
  'direction',
  'class',
  'classdef',
  'click',
  'default',
  'style',
  'hide',
  'scale',
]);

const idOf = (id: string): string => {
  const safe = nameOf(id).replaceAll(/\W/g, '_');
  return reserved.has(safe.toLowerCase()) ? `${safe}_` : safe;
};

/** Escapes text: Mermaid ends a statement at a semicolon, and reads # as the beginning of a character code. */
const safe = (words: string): string =>
  words.replaceAll('#', '#35;').replaceAll(';', '#59;').replaceAll('"', '#quot;').replaceAll(':', '#58;');

const waits = { event: '', after: 'after ', done: 'done: ', error: 'failed: ', always: '' } as const satisfies Record<
  ChartEdge['kind'],
  string
>;

/** Returns `event [guard] / action`, as UML writes a transition. */
const labelOf = ({ kind, event, wait, guard, isElse, actions }: ChartEdge): string =>
  [
    event && waits[kind] + (typeof wait === 'number' ? `${durationText(wait)} (${event})` : event),
    guard ? `[${guard}]` : isElse ? '[else]' : '',
    actions.length > 0 ? `/ ${actions.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Returns the lines in a state's box: its actions, and the transitions that do not leave it. */
function linesOf(node: ChartNode, edges: readonly ChartEdge[]): string[] {
  return [
    ...node.entry.map((name) => `entry / ${name}`),
    ...node.invokes.map(({ id }) => `do / ${id}`),
    ...node.exit.map((name) => `exit / ${name}`),
    ...edges.filter(({ source, internal }) => internal && source === node.id).map(labelOf),
  ].map(safe);
}

/**
 * Returns a chart as Mermaid's stateDiagram-v2, with nested and parallel states. Mermaid has no history states, so they
 * are plain ones.
 */
export function mermaidOf({ id, description, section, nodes, edges }: ChartModel): string {
  const within = (parent: string) => nodes.filter((node) => node.parent === parent);
  const lines = ['stateDiagram-v2', `  %% ${id}: ${description}${section ? ` (${section})` : ''}`];

  const write = (node: ChartNode, depth: number): void => {
    const indent = '  '.repeat(depth);
    const name = idOf(node.id);
    const does = linesOf(node, edges);
    if (node.children.length === 0) {
      lines.push(`${indent}state "${safe(node.key)}" as ${name}`, ...does.map((line) => `${indent}${name} : ${line}`));
      if (node.type === 'final') lines.push(`${indent}${name} --> [*]`);
      return;
    }
    lines.push(`${indent}state "${safe([node.key, ...does].join(' · '))}" as ${name} {`);
    inside(node, depth + 1);
    lines.push(`${indent}}`);
  };

  const inside = (node: ChartNode, depth: number): void => {
    if (node.initial) lines.push(`${'  '.repeat(depth)}[*] --> ${idOf(node.initial)}`);
    within(node.id).forEach((child, index) => {
      if (index > 0 && node.type === 'parallel') lines.push(`${'  '.repeat(depth)}--`);
      write(child, depth);
    });
  };

  const [root] = nodes;
  if (root) write(root, 1);
  for (const edge of edges)
    for (const target of edge.targets) {
      const label = safe(labelOf(edge));
      lines.push(`  ${idOf(edge.source)} --> ${idOf(target)}${label && ` : ${label}`}`);
    }
  return `${lines.join('\n')}\n`;
}
