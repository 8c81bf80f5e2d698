import type { Localised, ShopCountry } from './locale.ts';

export interface Country {
  code: string;
  name: Localised;
  dialCode: string;
  /** X is a digit; several if lengths differ. Empty: the region's default (core 5). */
  phoneMasks: string[];
  shipsTo: boolean;
}

export interface AddressRules {
  country: ShopCountry;
  /** In display order; the form has no other fields. */
  fields: AddressField[];
  provinces: { code: string; name: string }[];
  postalCodeExample: string;
}

export type AddressFieldName =
  | 'firstName'
  | 'lastName'
  | 'addressLine1'
  | 'addressLine2'
  | 'addressLine3'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'country'
  | 'phone'
  | 'recipientContactPhone'
  | 'email';

export interface AddressField {
  name: AddressFieldName;
  required: boolean;
  /** Equal to maxLength: exactly that length. */
  minLength: number | null;
  maxLength: number | null;
  /** A regular expression for the whole value, without delimiters. */
  pattern: string | null;
  /** 9 is a digit, A a letter, * either. */
  mask: string | null;
  transforms: ('capitalize' | 'uppercase' | 'trim')[];
}
