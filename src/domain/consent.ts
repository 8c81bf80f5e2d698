import type { Region } from './locale.ts';

/** Required, performance and analytics, functional, targeting (core 3, catalogue 9). */
export const consentCategories = ['C0001', 'C0002', 'C0003', 'C0004'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The categories that a shopper accepted. The required category is always accepted. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** The cookie that stores the answer. `lifetime` is half a year in seconds; after it the shopper is asked again. */
export const consentCookie = { name: 'wm_consent', lifetime: 182 * 24 * 60 * 60 } as const;

/** Change the version when the meaning of the categories changes: every shopper is then asked again. */
const version = '1';

/** Returns a consent that accepts these categories and the required one only. */
export const consentTo = (accepted: readonly ConsentCategory[]): Consent => ({
  C0001: true,
  C0002: accepted.includes('C0002'),
  C0003: accepted.includes('C0003'),
  C0004: accepted.includes('C0004'),
});

/** The cookie's value: `1.C0001:1.C0002:0.C0003:1.C0004:0`. */
export const consentValue = (consent: Consent): string =>
  [version, ...consentCategories.map((category) => `${category}:${consent[category] ? 1 : 0}`)].join('.');

/** Parses the cookie's value. Null if there is none, or if it has another version. */
export function readConsent(value: string | null | undefined): Consent | null {
  const [told, ...marks] = (value ?? '').split('.');
  return told === version ? consentTo(consentCategories.filter((category) => marks.includes(`${category}:1`))) : null;
}

/** What decides about consent: the shop's region, the shopper's answer, and if the page is an editor's preview. */
export interface Standing {
  region: Region;
  consent: Consent | null;
  isPreview: boolean;
}

/**
 * True if the category is allowed. In EMEA only if the shopper accepted it, or in a preview; elsewhere always (core 4,
 * catalogue 9).
 */
export const allows = (category: ConsentCategory, { region, consent, isPreview }: Standing): boolean =>
  region !== 'EMEA' || isPreview || (consent?.[category] ?? false);

/** True if the shopper must still be asked for consent. */
export const isAsked = ({ region, consent, isPreview }: Standing): boolean =>
  region === 'EMEA' && !isPreview && consent === null;
