import type { SearchSuggestions } from '#openapi/generated/waymark.gen.ts';

export interface AutoSuggestContext {
  /** What is in the search line. */
  text: string;
  /** For the words that were asked last; they stay while the next are on their way. */
  suggestions: SearchSuggestions | null;
  /** Where to go: a path of the shop. */
  destination: string | null;
}

export type AutoSuggestEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  /** Each stroke. */
  | { type: 'text.typed'; text: string }
  /** Enter: the words as they stand. `path` is the page of their results. */
  | { type: 'search.submitted'; path: string }
  | { type: 'suggestion.picked'; path: string }
  | { type: 'route.changed'; path: string };
