import type en from '../en/blocks.ts';
import type { Translation } from '../text.ts';

export default {
  colours: { one: '{count} couleur', other: '{count} couleurs' },
  products: 'Produits',
  slides: 'Images',
  topics: 'Thèmes',
  allTopics: 'Tous',
  onThisPage: 'Sur cette page',
  close: 'Fermer',
  englishOnly: 'Cette page n’existe qu’en anglais.',
} satisfies Translation<typeof en>;
