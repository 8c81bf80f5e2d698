import type { SearchSuggestions } from '#openapi/generated/waymark.gen.ts';

export interface AutoSuggestContext {
  /** The text of the search field. */
  text: string;
  /** For the last requested words; they stay on screen while the next are loading. */
  suggestions: SearchSuggestions | null;
  /** The path to navigate to. */
  destination: string | null;
}

export type AutoSuggestEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  /** Each keystroke. */
  | { type: 'text.typed'; text: string }
  /** Enter was pressed. `path` is the page of results for the current text. */
  | { type: 'search.submitted'; path: string }
  | { type: 'suggestion.picked'; path: string }
  | { type: 'route.changed'; path: string };
