import type { Translation } from '../text.ts';
import type en from '../en/search.ts';

export default {
  open: 'Buscar',
  title: 'Buscar',
  label: 'Buscar en la tienda',
  placeholder: 'Zapatillas de trail, chubasquero, tienda de campaña…',
  clear: 'Borrar la búsqueda',
  terms: 'Búsquedas',
  categories: 'Categorías',
  products: 'Productos',
  pages: 'Ayuda',
  looking: 'Buscando…',
  none: 'No hay sugerencias. Pulsa Intro para buscar de todos modos.',
  failed: 'No hay sugerencias en este momento. Pulsa Intro para buscar.',
  hint: 'Escribe lo que buscas. Pulsa Intro para ver todo lo que encaja.',
} satisfies Translation<typeof en>;
