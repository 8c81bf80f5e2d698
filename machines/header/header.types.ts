export interface HeaderContext {
  /** Pixels from the top of the page, from the last event. */
  y: number;
  /** The scroll position when the page last came to rest. */
  restedY: number;
  path: string;
}

export interface HeaderInput {
  path: string;
}

export type HeaderEvent =
  /** The page scrolled; many times a second during a touch. */
  | { type: 'page.scrolled'; y: number }
  /** The page came to rest, or has scrolled for half a second without a rest. */
  | { type: 'scroll.settled' }
  | { type: 'route.changed'; path: string };
