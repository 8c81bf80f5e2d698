import type { Translation } from '../text.ts';
import type en from '../en/card.ts';

export default {
  rating: { one: '{score} étoiles sur 5, {count} avis', other: '{score} étoiles sur 5, {count} avis' },
  colours: 'Couleurs : {name}',
  soldOut: 'Épuisé',
} satisfies Translation<typeof en>;
