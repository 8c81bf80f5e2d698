import type { Translation } from '../text.ts';
import type en from '../en/blocks.ts';

export default {
  colours: { one: '{count} Farbe', other: '{count} Farben' },
  products: 'Produkte',
  slides: 'Bilder',
  topics: 'Themen',
  allTopics: 'Alle',
  onThisPage: 'Auf dieser Seite',
  close: 'Schließen',
  englishOnly: 'Diese Seite gibt es nur auf Englisch.',
} satisfies Translation<typeof en>;
