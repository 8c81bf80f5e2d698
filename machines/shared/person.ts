import type { ApiFailure } from './failure.ts';

/** Rules by which the form checks a person's fields; the service checks them again. */
export interface PersonRules {
  /** Milliseconds since the epoch by the service's clock; 0 if it did not answer (catalogue 7). */
  now: number;
  dialCode: string;
  phoneMasks: string[];
  /** A regular expression; null if any postal code will do. */
  postalCode: string | null;
  /** How it is typed: X a digit, A a letter, * either, all else literal; null if there is no mask. */
  postalCodeMask: string | null;
  postalCodeExample: string;
}

/** A field about a person that a refusal can be about. */
export type PersonField = 'firstName' | 'lastName' | 'birthDate' | 'phone' | 'postalCode' | 'gender';

const byCode: Readonly<Record<string, PersonField>> = {
  AUT442: 'phone',
  AUT444: 'phone',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
};
const fields: readonly PersonField[] = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode', 'gender'];

/** The field that a refusal of the profile is about; null if it is about none. */
export function refusedPersonField({ errorId, fields: invalid = [] }: ApiFailure): PersonField | null {
  const name = errorId === 'API422' ? invalid[0]?.field.split('/').at(-1) : undefined;
  return byCode[errorId] ?? fields.find((field) => field === name) ?? null;
}
