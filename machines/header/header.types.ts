export interface HeaderContext {
  /** Pixels from the top of the page, as last heard. */
  y: number;
  /** Where the page stood when it last came to rest. */
  restedY: number;
  path: string;
}

export interface HeaderInput {
  path: string;
}

export type HeaderEvent =
  /** The page moved; many times a second while a finger is on it. */
  | { type: 'page.scrolled'; y: number }
  /** The page came to rest, or moved for half a second without one. */
  | { type: 'scroll.settled' }
  | { type: 'route.changed'; path: string };
