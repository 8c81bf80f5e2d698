export interface MegaMenuContext {
  /** The first-level item whose panel is open, or about to open. */
  itemId: string | null;
}

export interface MegaMenuInput {
  /** How a panel opens on large screens; editors choose (catalogue 4). */
  opensOn: 'hover' | 'click';
}

export type MegaMenuEvent =
  | { type: 'item.pointed'; itemId: string }
  | { type: 'menu.left' }
  /** The item's own button was pressed, with a pointer or the keyboard. */
  | { type: 'item.pressed'; itemId: string }
  | { type: 'menu.escaped' }
  | { type: 'route.changed'; path: string };
