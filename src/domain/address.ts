/** The rule of one address field, from the address rules of a country (catalogue 5). */
export interface AddressFieldRule {
  name: string;
  required: boolean;
  minLength: number | null;
  maxLength: number | null;
  /** A regular expression that must match the whole value. */
  pattern: string | null;
}

export interface AddressRulesOf {
  fields: readonly AddressFieldRule[];
  provinces: readonly { code: string }[];
}

/** `missing`: a required field is empty; `malformed`: it does not fit its rule. */
export interface AddressFinding {
  field: string;
  kind: 'missing' | 'malformed';
}

type Values = Readonly<Record<string, unknown>>;
const textAt = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Returns the errors of an address in the order of the form's fields; an empty list if it is valid. */
export function addressFindings(address: Values, rules: AddressRulesOf): AddressFinding[] {
  const found: AddressFinding[] = [];
  for (const { name, required, minLength, maxLength, pattern } of rules.fields) {
    const value = textAt(address, name);
    if (value === '') {
      if (required) found.push({ field: name, kind: 'missing' });
      continue;
    }
    const isUnknownProvince =
      name === 'province' && rules.provinces.length > 0 && !rules.provinces.some(({ code }) => code === value);
    const breaks =
      (minLength !== null && value.length < minLength) ||
      (maxLength !== null && value.length > maxLength) ||
      (pattern !== null && !new RegExp(pattern, 'u').test(value));
    if (breaks || isUnknownProvince) found.push({ field: name, kind: 'malformed' });
  }
  return found;
}
