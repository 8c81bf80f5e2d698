import type en from '../en/search.ts';
import type { Translation } from '../text.ts';

export default {
  open: 'Rechercher',
  title: 'Recherche',
  label: 'Rechercher dans la boutique',
  placeholder: 'Chaussures de trail, veste de pluie, tente…',
  clear: 'Effacer la recherche',
  terms: 'Recherches',
  categories: 'Catégories',
  products: 'Produits',
  pages: 'Aide',
  looking: 'Recherche…',
  none: 'Aucune suggestion. Appuyez sur Entrée pour chercher quand même.',
  failed: 'Pas de suggestion pour le moment. Appuyez sur Entrée pour chercher.',
  hint: 'Saisissez ce que vous cherchez. Appuyez sur Entrée pour voir tout ce qui correspond.',
} satisfies Translation<typeof en>;
