import type { Localised, ShopCountry } from './locale.ts';

export interface Country {
  code: string;
  name: Localised;
  dialCode: string;
  /** X stands for a digit; several when lengths differ. Empty: the region's default (core 5). */
  phoneMasks: string[];
  shipsTo: boolean;
}

export interface AddressRules {
  country: ShopCountry;
  /** In the order shown; a field not named is not asked. */
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
  | 'email';

export interface AddressField {
  name: AddressFieldName;
  required: boolean;
  /** Equal to maxLength: exactly that many. */
  minLength: number | null;
  maxLength: number | null;
  /** A regular expression for the whole value, without delimiters. */
  pattern: string | null;
  /** 9 stands for a digit, A for a letter, * for either. */
  mask: string | null;
  transforms: ('capitalize' | 'uppercase' | 'trim')[];
}
