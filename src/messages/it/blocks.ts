import type en from '../en/blocks.ts';
import type { Translation } from '../text.ts';

export default {
  colours: { one: '{count} colore', other: '{count} colori' },
  products: 'Prodotti',
  slides: 'Immagini',
  topics: 'Argomenti',
  allTopics: 'Tutti',
  onThisPage: 'In questa pagina',
  close: 'Chiudi',
  englishOnly: 'Questa pagina è disponibile solo in inglese.',
} satisfies Translation<typeof en>;
