export type SecondaryNavEvent =
  /** The title of the list was pressed, or find-in-page opened it. */
  | { type: 'list.unfolded' }
  | { type: 'list.folded' }
  /** Escape was pressed within the list. */
  | { type: 'list.escaped' }
  /** A link of the list was followed: to a place on the page or to another page. */
  | { type: 'link.followed' };

/** What the port is asked: to fold the list. */
export interface FoldList {
  type: 'list.foldRequested';
  /** True if the title gets the focus. */
  returnsFocus: boolean;
}
