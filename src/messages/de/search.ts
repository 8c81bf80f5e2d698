import type { Translation } from '../text.ts';
import type en from '../en/search.ts';

export default {
  open: 'Suche',
  title: 'Suche',
  label: 'Im Shop suchen',
  placeholder: 'Trailschuhe, Regenjacke, Zelt …',
  clear: 'Eingabe löschen',
  terms: 'Suchbegriffe',
  categories: 'Kategorien',
  products: 'Produkte',
  pages: 'Hilfe',
  looking: 'Wird gesucht …',
  none: 'Dazu gibt es keine Vorschläge. Drücken Sie Enter, um trotzdem zu suchen.',
  failed: 'Zurzeit keine Vorschläge. Drücken Sie Enter, um zu suchen.',
  hint: 'Geben Sie ein, was Sie suchen. Drücken Sie Enter, um alles Passende zu sehen.',
} satisfies Translation<typeof en>;
