import { lengthFault } from './field-fault.ts';

/** The letters of a person's name, as the contract has them (PersonName). */
const personName = /^[\p{L}\p{M} ,.'’-]+$/u;

/** The least and most characters of a name (catalogue 5). */
export const nameLength = { minLength: 2, maxLength: 30 } as const;

export type NameFault = 'invalid' | 'tooShort' | 'tooLong';

/** What is wrong with a name of a person; null for one that can be. */
export function nameFault(name: string): NameFault | null {
  if (!personName.test(name)) return 'invalid';
  const fault = lengthFault(name.trim(), nameLength);
  return fault === 'tooShort' || fault === 'tooLong' ? fault : null;
}
