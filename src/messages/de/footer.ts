import type { Translation } from '../text.ts';
import type en from '../en/footer.ts';

export default {
  footer: 'Über den Shop',
  promise: 'Gemacht für draußen. Repariert, solange Sie möchten.',
  elsewhere: 'Anderswo',
  cookieSettings: 'Cookie-Einstellungen',
  country: 'Land und Sprache',
  'en-us': 'United States, English',
  'en-ca': 'Canada, English',
  'fr-ca': 'Canada, français',
  'en-gb': 'United Kingdom, English',
  'fr-fr': 'France, français',
  'de-de': 'Deutschland, Deutsch',
  'it-it': 'Italia, italiano',
  'es-es': 'España, español',
} satisfies Translation<typeof en>;
