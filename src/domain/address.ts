import { type FieldRule, fieldFault } from './field-fault.ts';

/** The rule of one address field, from the address rules of a country (catalogue 5). */
export interface AddressFieldRule extends FieldRule {
  name: string;
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
  for (const { name, ...rule } of rules.fields) {
    const value = textAt(address, name);
    const fault = fieldFault(value, rule);
    const isUnknownProvince =
      name === 'province' && rules.provinces.length > 0 && !rules.provinces.some(({ code }) => code === value);
    if (fault === 'missing') found.push({ field: name, kind: fault });
    else if (fault || (value !== '' && isUnknownProvince)) found.push({ field: name, kind: 'malformed' });
  }
  return found;
}
