import type { EdgeKind } from '../chart/events.ts';
import type { Line } from './typeset.ts';

/** What a line stands for: a transition, or on the map how one chart reaches another. */
export type LineKind = EdgeKind | 'starts' | 'tells' | 'hears';

export type RowIcon = LineKind | 'invoke' | 'entry' | 'exit' | 'again' | 'ways' | 'folded' | 'beside';

/** One or more lines of text with a glyph before them: what a state does, or what it waits for. */
export interface Row {
  icon: RowIcon;
  lines: Line[];
  /** The transition that it shows. */
  edge?: string;
}

/**
 * `anywhere` stands for a whole state, for transitions from it to a part of it; `group` holds states whose ways out are
 * all the same, so that these are drawn once; `initial` is the dot; `sign` names a state outside the drawing that a
 * line leads to; `closed` is a container that has its own drawing; `folded` is one that the reader folded, and
 * `folded-region` one that is active together with others.
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

/** A measured shape without a position. */
export interface Box {
  id: string;
  kind: BoxKind;
  /** The state that it shows; null if it is not a state of the chart. */
  node: string | null;
  parent: string | null;
  isRoot: boolean;
  /** Whether it can be folded, or is folded: room is reserved for the button. */
  fold?: 'open' | 'folded';
  title: Line[];
  note: Line[];
  rows: Row[];
  /** Pixels. The whole size of a leaf; for a container its header, and its minimum width. */
  width: number;
  height: number;
}

/** One line from box to box; several transitions between the same two share it, each with its own rows. */
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
