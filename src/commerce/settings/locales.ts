import type { Locale } from '../model/locale.ts';

export const locales: Locale[] = [
  { code: 'en-us', language: 'en-us', country: 'US', region: 'NORA', currency: 'USD', name: 'United States' },
  { code: 'en-ca', language: 'en', country: 'CA', region: 'NORA', currency: 'CAD', name: 'Canada (English)' },
  { code: 'fr-ca', language: 'fr', country: 'CA', region: 'NORA', currency: 'CAD', name: 'Canada (français)' },
  { code: 'en-gb', language: 'en', country: 'GB', region: 'EMEA', currency: 'GBP', name: 'United Kingdom' },
  { code: 'fr-fr', language: 'fr', country: 'FR', region: 'EMEA', currency: 'EUR', name: 'France' },
  { code: 'de-de', language: 'de', country: 'DE', region: 'EMEA', currency: 'EUR', name: 'Deutschland' },
  { code: 'it-it', language: 'it', country: 'IT', region: 'EMEA', currency: 'EUR', name: 'Italia' },
  { code: 'es-es', language: 'es', country: 'ES', region: 'EMEA', currency: 'EUR', name: 'España' },
];
