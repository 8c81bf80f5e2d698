export interface MobileMenuContext {
  /** Sections that are unfolded, by id. */
  expanded: string[];
}

export type MobileMenuEvent =
  | { type: 'menu.opened' }
  | { type: 'menu.closed' }
  | { type: 'section.toggled'; sectionId: string }
  | { type: 'route.changed'; path: string };

/** Reported for tracking (catalogue 4 and personalisation): nobody tracks yet, so nobody listens. */
export type MobileMenuEmitted = { type: 'section.expanded'; sectionId: string };
