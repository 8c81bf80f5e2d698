import type { Address } from '#openapi/generated/waymark.gen.ts';

/** The lines of an address as on an envelope. */
export function addressLines({
  firstName,
  lastName,
  storeName,
  addressLine1,
  addressLine2,
  addressLine3,
  city,
  province,
  postalCode,
  country,
}: Address): string[] {
  const isAmerican = country === 'US' || country === 'CA';
  const town = isAmerican
    ? [[city, province].filter(Boolean).join(', '), postalCode]
    : country === 'GB'
      ? [city, postalCode]
      : [postalCode, city, province && `(${province})`];
  return [
    [firstName, lastName].filter(Boolean).join(' '),
    storeName,
    addressLine1,
    addressLine2,
    addressLine3,
    town.filter(Boolean).join(' '),
  ].filter((line): line is string => Boolean(line));
}
