import type en from '../en/person-check.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Confirmez que vous êtes une personne',
  body: 'Nous avions un doute cette fois. Cochez la case et vous reprenez où vous étiez.',
  label: 'Je suis une personne',
  unavailable: 'La vérification n’a pas pu s’afficher. Réessayez dans un instant.',
  again: 'Réessayer',
  leave: 'Pas maintenant',
} satisfies Translation<typeof en>;
