import type en from '../en/search.ts';
import type { Translation } from '../text.ts';

export default {
  open: 'Cerca',
  title: 'Ricerca',
  label: 'Cerca nel negozio',
  placeholder: 'Scarpe da trail, giacca impermeabile, tenda…',
  clear: 'Cancella la ricerca',
  terms: 'Ricerche',
  categories: 'Categorie',
  products: 'Prodotti',
  pages: 'Aiuto',
  looking: 'Ricerca in corso…',
  none: 'Nessun suggerimento. Premi Invio per cercare lo stesso.',
  failed: 'Nessun suggerimento al momento. Premi Invio per cercare.',
  hint: 'Scrivi cosa cerchi. Premi Invio per vedere tutto ciò che corrisponde.',
} satisfies Translation<typeof en>;
