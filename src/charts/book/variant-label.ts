import { eventWords } from '../explain/wording.ts';
import type { BookEntry } from './book.ts';

/**
 * Returns the label of a variant beside its state's first entry: a sentence that only it has, else the step that led to
 * it.
 */
export function variantLabel({ says, steps, start }: Pick<BookEntry, 'says' | 'steps' | 'start'>): string {
  // A sentence is more useful than a price or a count.
  const telling = says.toSorted((a, b) => Number(b.split(' ').length > 2) - Number(a.split(' ').length > 2));
  if (telling[0]) return `“${telling[0]}”`;
  const last = steps.at(-1);
  return last ? `After: ${eventWords(last.event)}` : `Begun with ${start}`;
}
