import type { PlanPayer } from '#src/commerce/payments/payment-provider.ts';

/** Addresses of the stand-in's account. `partial` has no phone, `abroad` is where most shops do not ship. */
export type PayerName = 'home' | 'partial' | 'abroad';
export const payerNames: readonly PayerName[] = ['home', 'partial', 'abroad'];

const who = { firstName: 'Riley', lastName: 'Morgan', email: 'riley.morgan@example.com' };
const abroad: PlanPayer = {
  ...who,
  phone: '221234567',
  addressLine1: 'Karl Johans gate 22',
  city: 'Oslo',
  postalCode: '0159',
  country: 'NO',
};

/** By the country of the shop. */
const homes: Record<string, PlanPayer> = {
  US: {
    ...who,
    phone: '3035550147',
    addressLine1: '1035 Pearl Street',
    city: 'Boulder',
    province: 'CO',
    postalCode: '80302',
    country: 'US',
  },
  CA: {
    ...who,
    phone: '5145550134',
    addressLine1: '4200 Rue Saint-Denis',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2X 1Y4',
    country: 'CA',
  },
  GB: {
    ...who,
    phone: '7700900142',
    addressLine1: '14 Marchmont Crescent',
    city: 'Edinburgh',
    postalCode: 'EH9 1HF',
    country: 'GB',
  },
  FR: {
    ...who,
    phone: '612345678',
    addressLine1: '8 rue Mercière',
    city: 'Lyon',
    postalCode: '69001',
    country: 'FR',
  },
  DE: {
    ...who,
    phone: '15123456789',
    addressLine1: 'Kastanienallee 12',
    city: 'Berlin',
    postalCode: '10119',
    country: 'DE',
  },
  IT: {
    ...who,
    phone: '3123456789',
    addressLine1: 'Via Torino 40',
    city: 'Milano',
    province: 'MI',
    postalCode: '20121',
    country: 'IT',
  },
  ES: {
    ...who,
    phone: '612345678',
    addressLine1: 'Calle de Fuencarral 12',
    city: 'Madrid',
    province: 'M',
    postalCode: '28004',
    country: 'ES',
  },
};

/** Returns an address of the account, for a shop of this locale (`en-us`). */
export function payerOf(name: PayerName, locale: string): PlanPayer {
  const home = homes[locale.slice(3).toUpperCase()] ?? abroad;
  if (name === 'abroad') return abroad;
  if (name === 'home') return home;
  const { phone: _phone, ...partial } = home;
  return partial;
}
