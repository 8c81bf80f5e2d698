import type { Region } from './locale.ts';

/** Required, performance and analytics, functional, targeting (core 3, catalogue 9). */
export const consentCategories = ['C0001', 'C0002', 'C0003', 'C0004'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** What a shopper accepted. The required category always is. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** The cookie in which an answer is kept, for half a year (in seconds); then the shopper is asked again. */
export const consentCookie = { name: 'wm_consent', lifetime: 182 * 24 * 60 * 60 } as const;

/** A later version asks everybody again: the categories then mean something else. */
const version = '1';

/** The consent that accepts these categories and no other, but for the required one. */
export const consentTo = (accepted: readonly ConsentCategory[]): Consent => ({
  C0001: true,
  C0002: accepted.includes('C0002'),
  C0003: accepted.includes('C0003'),
  C0004: accepted.includes('C0004'),
});

/** The cookie's value: `1.C0001:1.C0002:0.C0003:1.C0004:0`. */
export const consentValue = (consent: Consent): string =>
  [version, ...consentCategories.map((category) => `${category}:${consent[category] ? 1 : 0}`)].join('.');

/** What a cookie's value says; null where there is none, or one of another version. */
export function readConsent(value: string | null | undefined): Consent | null {
  const [told, ...marks] = (value ?? '').split('.');
  return told === version ? consentTo(consentCategories.filter((category) => marks.includes(`${category}:1`))) : null;
}

/** Where a shopper stands: the shop's region, what they answered, and whether the page is an editor's preview. */
export interface Standing {
  region: Region;
  consent: Consent | null;
  isPreview: boolean;
}

/**
 * Whether something of a category may happen. In EMEA only what the cookie marks as accepted, or all of it in a
 * preview; elsewhere all is allowed (core 4, catalogue 9).
 */
export const allows = (category: ConsentCategory, { region, consent, isPreview }: Standing): boolean =>
  region !== 'EMEA' || isPreview || (consent?.[category] ?? false);

/** Whether a shopper has still to be asked. */
export const isAsked = ({ region, consent, isPreview }: Standing): boolean =>
  region === 'EMEA' && !isPreview && consent === null;
