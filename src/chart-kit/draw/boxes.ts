import type { ChartEdge, ChartModel, ChartNode } from '../chart/chart-model.ts';
import type { Grouping } from './groups.ts';
import { measures, textBlocks } from './measures.ts';
import { foldedRows, rowOf, rowsOf } from './rows.ts';
import type { Box, BoxKind } from './scene.types.ts';
import { shortened, typeset } from './typeset.ts';

const mostNoteLines = 5;

/** Returns a box without text. */
export function bare(box: Pick<Box, 'id' | 'kind' | 'parent'> & { node?: string }): Box {
  const size = box.kind === 'initial' ? measures.dot : 0;
  return { node: null, isRoot: false, title: [], note: [], rows: [], width: size, height: size, ...box };
}

function kindOf(node: ChartNode, model: ChartModel): BoxKind {
  if (node.folded) return node.folded.beside.length > 0 ? 'folded-region' : 'folded';
  if (node.isClosed) return 'closed';
  if (node.type === 'atomic') return parentOf(node, model)?.type === 'parallel' ? 'region' : 'state';
  if (node.type === 'compound') return parentOf(node, model)?.type === 'parallel' ? 'region' : 'compound';
  return node.type;
}

const parentOf = (node: ChartNode, model: ChartModel) => model.nodes.find(({ id }) => id === node.parent);

/** Returns the box of a state with all of its text. */
export function boxOf(
  node: ChartNode,
  model: ChartModel,
  stays: ChartEdge[],
  groups: Grouping,
  detail: 'full' | 'plain',
): Box {
  const isRoot = node.parent === null;
  const isLeaf = node.children.length === 0;
  const room = isRoot ? measures.rootRoom : isLeaf ? measures.leafRoom : measures.headRoom;
  const fold = node.folded ? 'folded' : !isRoot && (!isLeaf || node.isClosed) ? 'open' : null;
  const buttonRoom = fold ? measures.fold : 0;
  const does = detail === 'plain' ? [] : rowsOf(node, room);
  const waits = stays
    .filter(({ actions, targets }) => detail === 'full' || actions.length === 0 || targets.length > 0)
    .map((edge) => rowOf(edge, room, { detail, staysIn: node.id }));
  const parts = {
    title: typeset([{ text: node.key, style: isRoot ? 'root' : 'title' }], room - buttonRoom),
    note: shortened(typeset([{ text: node.description, style: 'note' }], room), mostNoteLines),
    rows: [...does, ...waits, ...foldedRows(node, room)],
  };
  const { width, height } = textBlocks(parts);
  const ring = node.type === 'final' ? 2 * measures.finalRing : 0;
  return {
    id: node.id,
    kind: kindOf(node, model),
    node: node.id,
    parent: groups.of.get(node.id) ?? node.parent,
    isRoot,
    ...(fold ? { fold } : {}),
    ...parts,
    width:
      Math.max(isLeaf ? 110 : 150, width, textBlocks({ ...parts, note: [], rows: [] }).width + buttonRoom) +
      ring +
      (node.isClosed ? measures.icon : 0),
    height: height + ring,
  };
}

/**
 * Returns the box that stands for the whole container, beside the part that a transition leads to from anywhere in it.
 */
export function anywhereOf(id: string, source: string, parent: string): Box {
  const name = source.startsWith('#') || source === parent ? 'anywhere' : `anywhere in ${source}`;
  const title = typeset([{ text: name, style: 'note' }], measures.labelRoom);
  return {
    ...bare({ id, kind: 'anywhere', parent }),
    title,
    width: textBlocks({ title, note: [], rows: [] }).width,
    height: 26,
  };
}

/** Returns a sign: the name of a state that is not in this drawing. */
export function signOf(id: string, node: string, parent: string): Box {
  const title = typeset([{ text: node.replace(/^#/, ''), style: 'sign' }], measures.leafRoom);
  const { width, height } = textBlocks({ title, note: [], rows: [] });
  return { ...bare({ id, kind: 'sign', parent, node }), title, width: width + measures.icon, height: height - 8 };
}

/** Returns the box around states with the same ways out, with a note that says so. */
export function groupOf(id: string, parent: string): Box {
  const title = typeset([{ text: 'each of these', style: 'note' }], measures.leafRoom);
  return { ...bare({ id, kind: 'group', parent }), title, ...sizeOf(title) };
}

const sizeOf = (title: Box['title']) => {
  const { width, height } = textBlocks({ title, note: [], rows: [] });
  return { width, height: height - measures.padY };
};
