import type en from '../en/footer.ts';
import type { Translation } from '../text.ts';

export default {
  footer: 'Informazioni sul negozio',
  promise: 'Fatto per stare all’aperto. Riparato finché vuoi.',
  elsewhere: 'Altrove',
  cookieSettings: 'Impostazioni dei cookie',
  country: 'Paese e lingua',
  'en-us': 'United States, English',
  'en-ca': 'Canada, English',
  'fr-ca': 'Canada, français',
  'en-gb': 'United Kingdom, English',
  'fr-fr': 'France, français',
  'de-de': 'Deutschland, Deutsch',
  'it-it': 'Italia, italiano',
  'es-es': 'España, español',
} satisfies Translation<typeof en>;
