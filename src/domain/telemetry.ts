import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import type { ConsentCategory } from './consent.ts';

/** Measuring the shop is performance (C0002); what a shopper looks at and presses is targeting (catalogue 7: C0004). */
const categories: Readonly<Record<TelemetryEvent['event'], ConsentCategory>> = {
  'page-viewed': 'C0004',
  'promotion-shown': 'C0004',
  'promotion-clicked': 'C0004',
  'experience-shown': 'C0004',
  'recommendations-shown': 'C0004',
  'navigation-clicked': 'C0004',
  'menu-section-expanded': 'C0004',
  'popup-shown': 'C0004',
  'popup-expanded': 'C0004',
  'popup-clicked': 'C0004',
  'form-shown': 'C0004',
  'web-vital': 'C0002',
  'api-called': 'C0002',
};

/** Returns the consent category that an event needs. */
export const categoryOf = ({ event }: Pick<TelemetryEvent, 'event'>): ConsentCategory => categories[event];
