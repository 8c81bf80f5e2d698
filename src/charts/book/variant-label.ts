import { eventWords } from '../explain/wording.ts';
import type { BookEntry } from './book.ts';

/** What tells a variant from its state's first entry: what it says anew, else what led to it. */
export function variantLabel({ says, steps, start }: Pick<BookEntry, 'says' | 'steps' | 'start'>): string {
  // A sentence tells more than a price or a count.
  const telling = says.toSorted((a, b) => Number(b.split(' ').length > 2) - Number(a.split(' ').length > 2));
  if (telling[0]) return `“${telling[0]}”`;
  const last = steps.at(-1);
  return last ? `After: ${eventWords(last.event)}` : `Begun with ${start}`;
}
