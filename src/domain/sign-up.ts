import { isNotAfter, isNotBefore, isRealDate } from './date.ts';
import type { Enrollment } from './enrollment.ts';
import { countryOf, type LocaleCode, regionOf } from './locale.ts';

/** The fields that depend on form and locale; email and password are in each form. */
export type SignUpField =
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'phone'
  | 'postalCode'
  | 'gender'
  | 'optInAccepted'
  | 'loyaltyTerms'
  | 'brandTerms';

export type SignUpFields = Readonly<Partial<Record<SignUpField, 'required' | 'optional'>>>;

/** Where an account may begin with an email and a password. */
const allowsSimplified: readonly LocaleCode[] = ['en-us', 'en-ca', 'fr-ca', 'en-gb'];
/** Locales in which every form requires the date of birth, because the law forbids accounts of children. */
const asksBirthDate: readonly LocaleCode[] = ['en-us'];
const needsPhone: readonly LocaleCode[] = ['it-it', 'es-es'];
const needsGender: readonly LocaleCode[] = ['de-de', 'it-it'];

/** The age from which somebody may agree to the use of their data, by country. */
const minimalAges: Readonly<Record<string, number>> = { US: 13, GB: 13, CA: 14, ES: 14, IT: 14, FR: 15, DE: 16 };
const defaultMinimalAge = 16;

export const minimalAgeIn = (locale: LocaleCode): number => minimalAges[countryOf(locale)] ?? defaultMinimalAge;

/** The first date of birth that a form takes (catalogue 5). */
export const earliestBirthDate = '1900-01-01';

/** The form that a locale allows. */
export const enrollmentIn = (locale: LocaleCode, asked: Enrollment): Enrollment =>
  asked === 'simplified' && !allowsSimplified.includes(locale) ? 'standard' : asked;

/** Returns the fields of a form, and which of them must be filled in. */
export function signUpFields(locale: LocaleCode, asked: Enrollment): SignUpFields {
  const isAmerican = regionOf(locale) === 'NORA';
  const agreed: SignUpFields = isAmerican ? {} : { brandTerms: 'required' };
  const isLoyalty = asked === 'loyalty';
  const born: SignUpFields = isLoyalty || asksBirthDate.includes(locale) ? { birthDate: 'required' } : {};
  if (enrollmentIn(locale, asked) === 'simplified') return { ...born, ...agreed };
  return {
    firstName: 'required',
    lastName: 'required',
    ...born,
    ...(needsPhone.includes(locale) ? { phone: 'required' } : isAmerican || isLoyalty ? { phone: 'optional' } : {}),
    ...(isLoyalty ? { postalCode: 'required' } : {}),
    ...(needsGender.includes(locale) ? { gender: 'required' } : {}),
    ...(isAmerican ? { optInAccepted: 'optional' } : {}),
    loyaltyTerms: isLoyalty ? 'required' : 'optional',
    ...agreed,
  };
}

/**
 * Returns the last date of birth of somebody who is old enough. `now` is in milliseconds since the epoch; at the epoch
 * itself, the fallback of catalogue 7 for an unknown time, everybody is: the service decides.
 */
function latestBirthDate(locale: LocaleCode, now: number): string | null {
  if (now === 0) return null;
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() - minimalAgeIn(locale));
  return latest.toISOString().slice(0, 10);
}

export type BirthDateFault = 'invalid' | 'tooEarly' | 'tooYoung';

/** Returns what is wrong with a date of birth (`2001-02-28`); null for a real one of somebody old enough. */
export function birthDateFault(date: string, locale: LocaleCode, now: number): BirthDateFault | null {
  if (!isRealDate(date)) return 'invalid';
  if (date === earliestBirthDate || !isNotBefore(date, earliestBirthDate)) return 'tooEarly';
  const latest = latestBirthDate(locale, now);
  return latest !== null && !isNotAfter(date, latest) ? 'tooYoung' : null;
}
