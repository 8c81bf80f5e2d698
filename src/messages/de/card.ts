import type { Translation } from '../text.ts';
import type en from '../en/card.ts';

export default {
  rating: { one: '{score} von 5 Sternen, {count} Bewertung', other: '{score} von 5 Sternen, {count} Bewertungen' },
  colours: 'Farben von {name}',
  soldOut: 'Ausverkauft',
} satisfies Translation<typeof en>;
