import { isBlank } from './blank.ts';

/** The rule of a field (catalogue 5): what may be missing, its length, and a regular expression of the whole value. */
export interface FieldRule {
  required: boolean;
  minLength?: number | null | undefined;
  maxLength?: number | null | undefined;
  pattern?: string | null | undefined;
}

export type FieldFault = 'missing' | 'wrongLength' | 'tooShort' | 'tooLong' | 'invalid';

/** What is wrong with the length of a value. The same least and most mean exactly (catalogue 5). */
export function lengthFault(value: string, { minLength, maxLength }: Omit<FieldRule, 'required'>): FieldFault | null {
  const isTooShort = typeof minLength === 'number' && value.length < minLength;
  const isTooLong = typeof maxLength === 'number' && value.length > maxLength;
  if (!isTooShort && !isTooLong) return null;
  if (minLength === maxLength) return 'wrongLength';
  return isTooLong ? 'tooLong' : 'tooShort';
}

/** What is wrong with a value by the rule of its field; null if it is valid. */
export function fieldFault(value: string, rule: FieldRule): FieldFault | null {
  if (isBlank(value)) return rule.required ? 'missing' : null;
  const isLike = !rule.pattern || new RegExp(rule.pattern, 'u').test(value);
  return lengthFault(value, rule) ?? (isLike ? null : 'invalid');
}
