import type { Translation } from '../text.ts';
import type en from '../en/footer.ts';

export default {
  footer: 'Sobre la tienda',
  promise: 'Hecho para vivir al aire libre. Lo reparamos mientras quieras.',
  elsewhere: 'En otros sitios',
  cookieSettings: 'Configuración de cookies',
  country: 'País e idioma',
  'en-us': 'United States, English',
  'en-ca': 'Canada, English',
  'fr-ca': 'Canada, français',
  'en-gb': 'United Kingdom, English',
  'fr-fr': 'France, français',
  'de-de': 'Deutschland, Deutsch',
  'it-it': 'Italia, italiano',
  'es-es': 'España, español',
} satisfies Translation<typeof en>;
