import type { SeedGiftCard } from './seed.types.ts';

/** Demo gift cards, one per answer of the gift card input. A number that is not here answers GFC700 (unknown). */
export const giftCards: SeedGiftCard[] = [
  { number: '6006490010000010', pin: '4821', currency: 'USD', balance: 50000, initial: 50000, expiresOn: null, isAllowed: true, outcome: null, note: 'Full: pays a whole order.' },
  { number: '6006490010000028', pin: '1936', currency: 'USD', balance: 1850, initial: 5000, expiresOn: null, isAllowed: true, outcome: null, note: 'Part: $18.50 left, the rest goes on a card.' },
  { number: '6006490010000036', pin: '7720', currency: 'USD', balance: 0, initial: 2500, expiresOn: null, isAllowed: true, outcome: 'GFC740', note: 'Zero balance.' },
  { number: '6006490010000044', pin: '5514', currency: 'USD', balance: 7500, initial: 7500, expiresOn: '2023-12-31', isAllowed: true, outcome: 'GFC812', note: 'Expired.' },
  { number: '6006490010000051', pin: '3087', currency: 'USD', balance: 10000, initial: 10000, expiresOn: null, isAllowed: false, outcome: 'GFC725', note: 'Not allowed online: sold for one store only.' },
  { number: '6006490020000018', pin: '6642', currency: 'CAD', balance: 30000, initial: 30000, expiresOn: null, isAllowed: true, outcome: null, note: 'Full, in Canadian dollars.' },
  { number: '6006490030000016', pin: '2093', currency: 'GBP', balance: 25000, initial: 25000, expiresOn: null, isAllowed: true, outcome: null, note: 'Full, in pounds.' },
  { number: '6006490030000024', pin: '8175', currency: 'GBP', balance: 1225, initial: 5000, expiresOn: null, isAllowed: true, outcome: null, note: 'Part: £12.25 left.' },
  { number: '6006490040000014', pin: '9348', currency: 'EUR', balance: 30000, initial: 30000, expiresOn: null, isAllowed: true, outcome: null, note: 'Full, in euros.' },
  { number: '6006490040000022', pin: '1460', currency: 'EUR', balance: 2140, initial: 10000, expiresOn: null, isAllowed: true, outcome: null, note: 'Part: 21,40 € left.' },
];

/** A well-formed number that no card has, for the answer "invalid". */
export const unknownGiftCard = { number: '6006490099999991', pin: '0000', outcome: 'GFC700' } as const;
