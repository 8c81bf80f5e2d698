import type { Address } from '#openapi/generated/waymark.gen.ts';
import type { AddressCase } from './simulation.types.ts';

/** What to type to cause each answer of address validation; `pattern` is matched on one field, case ignored. */
export const addressCases: AddressCase[] = [
  {
    outcome: 'po-box',
    errorId: 'SHP500',
    country: 'US',
    match: { field: 'addressLine1', pattern: '\\b(p\\.?\\s*o\\.?\\s*box|post office box)\\b' },
    example: { addressLine1: 'PO Box 1204', city: 'Boulder', province: 'CO', postalCode: '80306' },
    suggestion: null,
  },
  {
    outcome: 'po-box',
    errorId: 'SHP500',
    country: 'CA',
    match: { field: 'addressLine1', pattern: '\\b(p\\.?\\s*o\\.?\\s*box|c\\.?\\s*p\\.?\\s*\\d+|case postale)\\b' },
    example: { addressLine1: 'Case postale 318', city: 'Banff', province: 'AB', postalCode: 'T1L 1A1' },
    suggestion: null,
  },
  {
    outcome: 'po-box',
    errorId: 'SHP500',
    country: 'GB',
    match: { field: 'addressLine1', pattern: '\\bp\\.?\\s*o\\.?\\s*box\\b' },
    example: { addressLine1: 'PO Box 77', city: 'Keswick', province: null, postalCode: 'CA12 5DQ' },
    suggestion: null,
  },
  {
    outcome: 'po-box',
    errorId: 'SHP500',
    country: 'FR',
    match: { field: 'addressLine1', pattern: '\\b(bp|b\\.p\\.|boîte postale)\\s*\\d+' },
    example: { addressLine1: 'BP 40012', city: 'Chamonix-Mont-Blanc', province: null, postalCode: '74402' },
    suggestion: null,
  },
  {
    outcome: 'po-box',
    errorId: 'SHP500',
    country: 'DE',
    match: { field: 'addressLine1', pattern: '\\bpostfach\\b' },
    example: { addressLine1: 'Postfach 12 08', city: 'Oberstdorf', province: null, postalCode: '87554' },
    suggestion: null,
  },
  {
    outcome: 'po-box',
    errorId: 'SHP500',
    country: 'IT',
    match: { field: 'addressLine1', pattern: '\\bcasella postale\\b' },
    example: { addressLine1: 'Casella postale 88', city: 'Cortina d’Ampezzo', province: 'BL', postalCode: '32043' },
    suggestion: null,
  },
  {
    outcome: 'po-box',
    errorId: 'SHP500',
    country: 'ES',
    match: { field: 'addressLine1', pattern: '\\bapartado( de correos)?\\b' },
    example: { addressLine1: 'Apartado de correos 51', city: 'Jaca', province: 'HU', postalCode: '22700' },
    suggestion: null,
  },
  {
    outcome: 'cannot-ship',
    errorId: 'PAY401',
    country: 'US',
    match: { field: 'postalCode', pattern: '^(969|967)\\d{2}$' },
    example: { addressLine1: '155 Marine Corps Drive', city: 'Honolulu', province: 'HI', postalCode: '96701' },
    suggestion: null,
  },
  {
    outcome: 'cannot-ship',
    errorId: 'PAY401',
    country: 'CA',
    match: { field: 'postalCode', pattern: '^X0[A-C]' },
    example: { addressLine1: '922 Niaqunngusiaq Road', city: 'Iqaluit', province: 'NU', postalCode: 'X0A 0H0' },
    suggestion: null,
  },
  {
    outcome: 'cannot-ship',
    errorId: 'PAY401',
    country: 'GB',
    match: { field: 'postalCode', pattern: '^(JE|GY|IM)' },
    example: { addressLine1: '14 King Street', city: 'St Helier', province: null, postalCode: 'JE2 4WE' },
    suggestion: null,
  },
  {
    outcome: 'cannot-ship',
    errorId: 'PAY401',
    country: 'FR',
    match: { field: 'postalCode', pattern: '^9[78]' },
    example: { addressLine1: '8 rue de Paris', city: 'Saint-Denis', province: null, postalCode: '97400' },
    suggestion: null,
  },
  {
    outcome: 'cannot-ship',
    errorId: 'PAY401',
    country: 'DE',
    match: { field: 'postalCode', pattern: '^27498$' },
    example: { addressLine1: 'Am Südstrand 2', city: 'Helgoland', province: null, postalCode: '27498' },
    suggestion: null,
  },
  {
    outcome: 'cannot-ship',
    errorId: 'PAY401',
    country: 'IT',
    match: { field: 'postalCode', pattern: '^23041$' },
    example: { addressLine1: 'Via Saroch 12', city: 'Livigno', province: 'SO', postalCode: '23041' },
    suggestion: null,
  },
  {
    outcome: 'cannot-ship',
    errorId: 'PAY401',
    country: 'ES',
    match: { field: 'postalCode', pattern: '^(35|38|51|52)\\d{3}$' },
    example: { addressLine1: 'Calle de Triana 40', city: 'Las Palmas', province: 'GC', postalCode: '35002' },
    suggestion: null,
  },
  {
    outcome: 'no-tax',
    errorId: 'TAX309',
    country: 'US',
    // Military post: nobody has told the shop what tax there is.
    match: { field: 'postalCode', pattern: '^09\\d{3}$' },
    example: { addressLine1: 'CMR 402 Larch Barracks', city: 'APO', province: 'NY', postalCode: '09180' },
    suggestion: null,
  },
  {
    outcome: 'suggestion',
    errorId: null,
    country: 'US',
    match: { field: 'addressLine1', pattern: '^1600 pearl( st)?$' },
    example: { addressLine1: '1600 Pearl', city: 'Boulder', province: 'CO', postalCode: '80302' },
    suggestion: { addressLine1: '1600 Pearl Street', city: 'Boulder', province: 'CO', postalCode: '80302-5405' },
  },
  {
    outcome: 'suggestion',
    errorId: null,
    country: 'CA',
    match: { field: 'addressLine1', pattern: '^111 banff av$' },
    example: { addressLine1: '111 Banff Av', city: 'Banff', province: 'AB', postalCode: 'T1L 1A4' },
    suggestion: { addressLine1: '111 Banff Avenue', city: 'Banff', province: 'AB', postalCode: 'T1L 1A4' },
  },
  {
    outcome: 'suggestion',
    errorId: null,
    country: 'GB',
    match: { field: 'addressLine1', pattern: '^2 lake rd$' },
    example: { addressLine1: '2 Lake Rd', city: 'Keswick', province: null, postalCode: 'CA12 5BX' },
    suggestion: { addressLine1: '2 Lake Road', city: 'Keswick', province: null, postalCode: 'CA12 5BX' },
  },
  {
    outcome: 'suggestion',
    errorId: null,
    country: 'DE',
    match: { field: 'addressLine1', pattern: '^sendlinger str 8$' },
    example: { addressLine1: 'Sendlinger Str 8', city: 'Muenchen', province: null, postalCode: '80331' },
    suggestion: { addressLine1: 'Sendlinger Straße 8', city: 'München', province: null, postalCode: '80331' },
  },
  {
    outcome: 'invalid',
    errorId: 'CHK320',
    country: 'US',
    match: { field: 'postalCode', pattern: '^00000$' },
    example: { addressLine1: '120 Larkspur Lane', city: 'Boulder', province: 'CO', postalCode: '00000' },
    suggestion: null,
  },
  {
    outcome: 'invalid',
    errorId: 'CHK380',
    country: 'US',
    match: { field: 'addressLine1', pattern: '^(1 )?nowhere (lane|road|street)$' },
    example: { addressLine1: '1 Nowhere Lane', city: 'Boulder', province: 'CO', postalCode: '80302' },
    suggestion: null,
  },
  {
    outcome: 'invalid',
    errorId: 'CHK380',
    country: 'CA',
    match: { field: 'addressLine1', pattern: '^(1 )?nowhere (lane|road|street)$' },
    example: { addressLine1: '1 Nowhere Road', city: 'Calgary', province: 'AB', postalCode: 'T2P 1J9' },
    suggestion: null,
  },
  {
    outcome: 'invalid',
    errorId: 'CHK380',
    country: 'GB',
    match: { field: 'addressLine1', pattern: '^(1 )?nowhere (lane|road|street)$' },
    example: { addressLine1: '1 Nowhere Lane', city: 'Sheffield', province: null, postalCode: 'S1 2HE' },
    suggestion: null,
  },
  {
    outcome: 'invalid',
    errorId: 'CHK380',
    country: 'FR',
    match: { field: 'addressLine1', pattern: '^1 rue de nulle part$' },
    example: { addressLine1: '1 rue de Nulle Part', city: 'Lyon', province: null, postalCode: '69002' },
    suggestion: null,
  },
];

const textAt = (address: Address, field: AddressCase['match']['field'] | 'country'): string =>
  (address[field] ?? '').trim();

/** The first case that an address meets; upper and lower case are the same, spaces at the ends do not count. */
const caseOf = (address: Address): AddressCase | null =>
  addressCases.find(
    ({ country, match }) =>
      textAt(address, 'country').toUpperCase() === country &&
      new RegExp(match.pattern, 'iu').test(textAt(address, match.field)),
  ) ?? null;

/** Why nothing goes to an address: a PO box, an island, a street nobody knows. */
export function addressRefusal(
  address: Address,
): { errorId: NonNullable<AddressCase['errorId']>; field: string } | null {
  const found = caseOf(address);
  return found?.errorId ? { errorId: found.errorId, field: found.match.field } : null;
}

/** A better spelling, where the demo's address service knows one. */
export function addressSuggestion(address: Address): Address | null {
  const suggestion = caseOf(address)?.suggestion;
  if (!suggestion) return null;
  const { province, ...rest } = suggestion;
  return { ...address, ...rest, ...(province === null ? {} : { province }) };
}
