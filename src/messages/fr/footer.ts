import type en from '../en/footer.ts';
import type { Translation } from '../text.ts';

export default {
  footer: 'À propos de la boutique',
  promise: 'Fait pour être dehors. Réparé aussi longtemps que vous voulez.',
  elsewhere: 'Ailleurs',
  cookieSettings: 'Paramètres des cookies',
  country: 'Pays et langue',
  'en-us': 'United States, English',
  'en-ca': 'Canada, English',
  'fr-ca': 'Canada, français',
  'en-gb': 'United Kingdom, English',
  'fr-fr': 'France, français',
  'de-de': 'Deutschland, Deutsch',
  'it-it': 'Italia, italiano',
  'es-es': 'España, español',
} satisfies Translation<typeof en>;
