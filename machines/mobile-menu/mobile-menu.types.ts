export interface MobileMenuContext {
  /** Ids of expanded sections. */
  expanded: string[];
}

export type MobileMenuEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'section.toggled'; sectionId: string }
  | { type: 'route.changed'; path: string };

/** For tracking (catalogue 7): src/flows/telemetry notes it. */
export type MobileMenuEmitted = { type: 'section.expanded'; sectionId: string };
