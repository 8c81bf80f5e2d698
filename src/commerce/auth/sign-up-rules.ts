import { newMemberId } from '../loyalty/member-id.ts';
import type { Locale, SignUpRequest } from '#openapi/generated/waymark.gen.ts';
import { countryOf } from '#src/domain/locale.ts';
import { brokenPasswordRules } from '#src/domain/password.ts';
import { nameFault } from '#src/domain/person-name.ts';
import { phoneOf } from '#src/domain/phone.ts';
import { isPostalCode, writtenPostalCode } from '#src/domain/postal-code.ts';
import { birthDateFault, type SignUpField, signUpFields } from '#src/domain/sign-up.ts';
import { CommerceError } from '../errors.ts';
import type { ConsumerDoc } from '../model/customer.ts';
import { rulesOf } from '../settings/address-rules.ts';

export type Person = Pick<
  ConsumerDoc,
  'firstName' | 'lastName' | 'birthDate' | 'phone' | 'phoneCode' | 'postalCode' | 'gender' | 'loyalty'
>;

export type Told = Pick<
  SignUpRequest,
  'firstName' | 'lastName' | 'birthDate' | 'phone' | 'phoneCode' | 'postalCode' | 'gender'
>;

const wrong = (field: string) => new CommerceError('API422', 422, { field: `/${field}` });

/** Throws API422 for a blank name, PRO410 and API422 for a date of birth, API422 for a phone and a postal code. */
export function checkedPerson(told: Told, locale: Locale, now: number): Partial<Omit<Person, 'loyalty'>> {
  const { birthDate, gender } = told;
  const country = countryOf(locale);
  const names = (['firstName', 'lastName'] as const).flatMap((name) => {
    const value = told[name]?.trim();
    if (value === undefined) return [];
    if (nameFault(value)) throw wrong(name);
    return [[name, value] as const];
  });
  const fault = birthDate === undefined ? null : birthDateFault(birthDate, locale, now);
  if (fault === 'tooYoung') throw new CommerceError('PRO410', 422, { field: '/birthDate' });
  if (fault) throw wrong('birthDate');
  const phone = told.phone ? phoneOf(told.phone, { country, dialCode: told.phoneCode }) : null;
  if (told.phone && phone === null) throw wrong('phone');
  const pattern = rulesOf(country, 'shipping')?.fields.find(({ name }) => name === 'postalCode')?.pattern ?? null;
  const postalCode = told.postalCode === undefined ? undefined : writtenPostalCode(told.postalCode, pattern);
  if (postalCode !== undefined && !isPostalCode(postalCode, pattern)) throw wrong('postalCode');
  return {
    ...Object.fromEntries(names),
    ...(birthDate ? { birthDate } : {}),
    ...(gender ? { gender } : {}),
    ...(phone ? { phone: phone.national, phoneCode: phone.dialCode } : {}),
    ...(postalCode ? { postalCode } : {}),
  };
}

/** Whether a field of the form is filled in. The terms of use have the same name in each form. */
const isGiven = (body: SignUpRequest, field: SignUpField): boolean =>
  field === 'brandTerms' ? body.isTermsConfirmed : Boolean(body[field]);

/**
 * Returns what an account stores of a sign-up. Throws FE872 and API422 for the password, PRO411 without a birth date
 * where one is needed, and API422 for any other field that is missing.
 */
export function checkedSignUp(body: SignUpRequest, locale: Locale, now: number): Partial<Person> {
  const [broken] = brokenPasswordRules(body.password);
  if (broken) throw new CommerceError(broken === 'length' ? 'FE872' : 'API422', 422, { field: '/password' });
  for (const [field, need] of Object.entries(signUpFields(locale, body.enrollment ?? 'standard'))) {
    if (need !== 'required' || isGiven(body, field as SignUpField)) continue;
    throw field === 'birthDate' ? new CommerceError('PRO411', 422, { field: '/birthDate' }) : wrong(field);
  }
  const person = checkedPerson(body, locale, now);
  if (body.optInAccepted && person.phone === undefined) throw wrong('phone');
  return {
    ...person,
    // Confirmed after the sign-in (joinLoyalty): without an opt-in date it is not confirmed yet.
    ...(body.loyaltyTerms ? { loyalty: { memberId: newMemberId(), optedInOn: null, points: 0, vouchers: [] } } : {}),
  };
}
