import type { Translation } from '../text.ts';
import type en from '../en/card.ts';

export default {
  rating: { one: '{score} de 5 estrellas, {count} opinión', other: '{score} de 5 estrellas, {count} opiniones' },
  colours: 'Colores de {name}',
  soldOut: 'Agotado',
} satisfies Translation<typeof en>;
