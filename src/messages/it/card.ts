import type { Translation } from '../text.ts';
import type en from '../en/card.ts';

export default {
  rating: { one: '{score} stelle su 5, {count} recensione', other: '{score} stelle su 5, {count} recensioni' },
  colours: 'Colori: {name}',
  soldOut: 'Esaurito',
} satisfies Translation<typeof en>;
