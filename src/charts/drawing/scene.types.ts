import type { EdgeKind } from '../explain/events.ts';
import type { Line } from './typeset.ts';

/** What a line stands for: a transition, or on the map how one chart reaches another. */
export type LineKind = EdgeKind | 'starts' | 'tells' | 'hears';

export type RowIcon = LineKind | 'invoke' | 'entry' | 'exit' | 'again' | 'ways' | 'folded' | 'beside';

/** A line or more with a glyph before it: what a state does, or what it waits for. */
export interface Row {
  icon: RowIcon;
  lines: Line[];
  /** The transition that it tells of. */
  edge?: string;
}

/**
 * `anywhere` stands for all of a state that a part of it can be reached from; `group` holds states whose ways out are
 * all the same, so that these are drawn once; `initial` is the dot; `sign` names a state outside the drawing that a
 * line leads to; `closed` is a container that is drawn elsewhere; `folded` is one that the reader closed, and
 * `folded-region` one that goes on at once with others.
 */
export type BoxKind =
  | 'state'
  | 'compound'
  | 'parallel'
  | 'region'
  | 'final'
  | 'history'
  | 'initial'
  | 'anywhere'
  | 'group'
  | 'sign'
  | 'closed'
  | 'folded'
  | 'folded-region';

/** What will be a shape, measured and not yet placed. */
export interface Box {
  id: string;
  kind: BoxKind;
  /** The state that it shows; null for what is not a state of the chart. */
  node: string | null;
  parent: string | null;
  isRoot: boolean;
  /** Whether it can be folded, or is: room is kept for the button. */
  fold?: 'open' | 'folded';
  title: Line[];
  note: Line[];
  rows: Row[];
  /** Pixels: all of a leaf; of a container its header, and the least that it must be wide. */
  width: number;
  height: number;
}

/** One line from box to box; several transitions between the same two share it, each with rows of its own. */
export interface Arrow {
  id: string;
  source: string;
  target: string;
  kind: LineKind;
  /** Ids of the transitions that it stands for. */
  edges: string[];
  label: Row[];
  width: number;
  height: number;
}

export interface Scene {
  boxes: Box[];
  arrows: Arrow[];
}
