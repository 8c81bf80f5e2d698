import { durationText } from '../explain/duration.ts';
import type { ChartEdge, ChartNode } from '../chart/chart-model.ts';
import { measures } from './measures.ts';
import type { Row } from './scene.types.ts';
import { type Run, typeset } from './typeset.ts';

const run = (text: string, style: Run['style']): Run => ({ text, style });

/** Returns the rows of a state's own actions: on entry, on exit, and while it is active. */
export function rowsOf(node: ChartNode, room: number): Row[] {
  const lines = (runs: Run[]) => typeset(runs, room - measures.icon);
  return [
    ...node.entry.map((name): Row => ({ icon: 'entry', lines: lines([run(name, 'row')]) })),
    ...node.invokes.map(({ id, src }): Row => ({
      icon: 'invoke',
      lines: lines(id === src ? [run(id, 'row')] : [run(id, 'row'), run(`(${src})`, 'action')]),
    })),
    ...node.exit.map((name): Row => ({ icon: 'exit', lines: lines([run(name, 'row')]) })),
  ];
}

/** Returns `event [guard] / action, action`, as UML writes a transition; in a group the glyph stands for the event. */
export function rowOf(
  edge: ChartEdge,
  room: number,
  { detail = 'full', isShared = false, staysIn }: { detail?: 'full' | 'plain'; isShared?: boolean; staysIn?: string },
): Row {
  if (edge.ways) return { icon: 'ways', edge: edge.id, lines: typeset([run(`${edge.ways.length} ways`, 'row')], room) };
  const runs: Run[] = [];
  if (isShared) runs.push(run(edge.kind === 'done' ? 'done' : 'failed', 'event'));
  else if (typeof edge.wait === 'number')
    runs.push(run(durationText(edge.wait), 'event'), run(`(${edge.event})`, 'action'));
  else if (edge.event) runs.push(run(edge.event, 'event'));
  if (edge.guard) runs.push(run(`[${edge.guard}]`, 'guard'));
  else if (edge.isElse) runs.push(run('[else]', 'guard'));
  if (detail === 'full' && edge.actions.length > 0) runs.push(run(`/ ${edge.actions.join(', ')}`, 'action'));
  const target = edge.targets[0];
  if (staysIn !== undefined && target !== undefined && target !== staysIn) runs.push(run(`→ ${target}`, 'guard'));
  const icon = staysIn !== undefined && edge.targets.length > 0 ? 'again' : edge.kind;
  return { icon, edge: edge.id, lines: typeset(runs, room - measures.icon) };
}

/** Returns the text of a folded state in place of its content. */
export function foldedRows({ folded }: ChartNode, room: number): Row[] {
  if (!folded) return [];
  const { states, beside } = folded;
  const row = (icon: 'folded' | 'beside', text: string): Row => ({
    icon,
    lines: typeset([run(text, 'row')], room - measures.icon),
  });
  return [
    row('folded', states === 1 ? '1 state inside' : `${states} states inside`),
    ...(beside.length > 0 ? [row('beside', `at once with ${beside.join(', ')}`)] : []),
  ];
}
