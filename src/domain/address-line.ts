import type { Store } from '#openapi/generated/waymark.gen.ts';

/** `1428 Pearl Street, Boulder, CO 80302` where countries write so; elsewhere `14 rue de Brest, 69002 Lyon`. */
export function addressLine({ addressLine1, city, province, postalCode, countryCode }: Store['address']): string {
  if (['US', 'CA'].includes(countryCode)) return `${addressLine1}, ${city}, ${province ?? ''} ${postalCode}`;
  return countryCode === 'GB' ? `${addressLine1}, ${city} ${postalCode}` : `${addressLine1}, ${postalCode} ${city}`;
}
