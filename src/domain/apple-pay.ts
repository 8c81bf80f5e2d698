import type { Address } from '#openapi/generated/waymark.gen.ts';

/**
 * A contact as the wallet's sheet gives it (`ApplePayPaymentContact`). Before the shopper agrees it lacks names and
 * street.
 */
export interface WalletContact {
  givenName?: string;
  familyName?: string;
  emailAddress?: string;
  phoneNumber?: string;
  addressLines?: string[];
  locality?: string;
  administrativeArea?: string;
  postalCode?: string;
  /** ISO 3166, in any case. */
  countryCode?: string;
}

/**
 * What is wrong with a contact (catalogue 5 and 8); each has its message. `phone`, `unserviceable` and `refused` are
 * the service's answers to an address that looks right, `method` its answer to a delivery.
 */
export type ContactFault =
  | 'missing'
  | 'characters'
  | 'country'
  | 'city'
  | 'billing-country'
  | 'phone'
  | 'unserviceable'
  | 'method'
  | 'refused';

const MOST_OF_CITY = 50;

/** Letters of any language, digits and the punctuation of addresses. */
const allowed = /^[\p{L}\p{M}\p{N} .,;:'’"()#&/+°ºª_-]*$/u;

const textsOf = ({
  givenName,
  familyName,
  addressLines = [],
  locality,
  administrativeArea,
  postalCode,
}: WalletContact) =>
  [givenName, familyName, ...addressLines, locality, administrativeArea, postalCode].filter(
    (text): text is string => text !== undefined,
  );

const countryOf = ({ countryCode = '' }: WalletContact): string => countryCode.toUpperCase();

const isFilled = (text: string | undefined): boolean => Boolean(text?.trim());

const lacksSomething = ({ givenName, familyName, addressLines, postalCode }: WalletContact): boolean =>
  ![givenName, familyName, addressLines?.[0], postalCode].every(isFilled);

/** Returns what is wrong with where it goes; null if nothing is. */
export function shippingFault(contact: WalletContact, country: string): ContactFault | null {
  if (countryOf(contact) !== country) return 'country';
  if (lacksSomething(contact)) return 'missing';
  if (!textsOf(contact).every((text) => allowed.test(text))) return 'characters';
  return (contact.locality ?? '').length > MOST_OF_CITY ? 'city' : null;
}

/** Returns what is wrong with who pays; null if nothing is. `countries` are those that the shop knows. */
export function billingFault(contact: WalletContact, countries: readonly string[]): ContactFault | null {
  if (!countries.includes(countryOf(contact))) return 'billing-country';
  if (lacksSomething(contact)) return 'missing';
  return textsOf(contact).every((text) => allowed.test(text)) ? null : 'characters';
}

const faults: Record<string, ContactFault> = {
  SHP410: 'phone',
  BILL410: 'phone',
  PAY401: 'unserviceable',
  SHP500: 'unserviceable',
  TAX309: 'unserviceable',
  PYT406: 'missing',
};

/** Returns what the service has against a contact, by its error code. */
export const faultOfRefusal = (errorId: string): ContactFault => faults[errorId] ?? 'refused';

/** Returns the contact as an address of the shop. What the wallet does not tell is missing. */
export function addressOfContact(contact: WalletContact): Address {
  const { givenName, familyName, emailAddress, phoneNumber, addressLines = [], locality, administrativeArea } = contact;
  const [addressLine1, addressLine2] = addressLines;
  const { postalCode } = contact;
  return {
    country: countryOf(contact) as Address['country'],
    ...(givenName ? { firstName: givenName } : {}),
    ...(familyName ? { lastName: familyName } : {}),
    ...(emailAddress ? { email: emailAddress } : {}),
    ...(phoneNumber ? { phone: phoneNumber } : {}),
    ...(addressLine1 ? { addressLine1 } : {}),
    ...(addressLine2 ? { addressLine2 } : {}),
    ...(locality ? { city: locality } : {}),
    ...(administrativeArea ? { province: administrativeArea } : {}),
    ...(postalCode ? { postalCode } : {}),
  };
}
