import type { Translation } from '../text.ts';
import type en from '../en/blocks.ts';

export default {
  colours: { one: '{count} color', other: '{count} colores' },
  products: 'Productos',
  slides: 'Imágenes',
  topics: 'Temas',
  allTopics: 'Todos',
  onThisPage: 'En esta página',
  close: 'Cerrar',
  englishOnly: 'Esta página solo está disponible en inglés.',
} satisfies Translation<typeof en>;
