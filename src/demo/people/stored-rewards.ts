import type { StoredReward } from './person.types.ts';

const plain = { currency: 'USD', kind: 'REWARD_CODE' } as const satisfies Partial<StoredReward>;

/**
 * Demo reward codes and cards: each belongs to one customer, and keeps what an order leaves of it. Another one answers
 * PYT404.
 */
export const storedRewards: StoredReward[] = [
  {
    ...plain,
    id: 'C1000002-R1',
    consumerNo: 'C1000002',
    code: 'TRAIL-2060',
    balance: 2000,
    note: 'Pays $20 of an order.',
  },
  { ...plain, id: 'C1000002-R2', consumerNo: 'C1000002', code: 'RIDGE-4711', balance: 0, note: 'Used up: REW140.' },
  {
    ...plain,
    id: 'C1000002-R3',
    consumerNo: 'C1000002',
    code: 'SUMMIT-9000',
    balance: 5000000,
    note: 'Deep: pays many orders, for walks and demonstrations.',
  },
  {
    ...plain,
    id: 'C1000002-R4',
    consumerNo: 'C1000002',
    kind: 'REWARD_CARD',
    code: '7010220000000035',
    balance: 3500,
    note: 'A card: pays $35.',
  },
  {
    ...plain,
    id: 'C1000002-R5',
    consumerNo: 'C1000002',
    kind: 'REWARD_CARD',
    code: '7010220000000043',
    balance: 0,
    note: 'A card that is used up: REW140.',
  },
  {
    ...plain,
    id: 'C1000002-R6',
    consumerNo: 'C1000002',
    code: 'ALPES-3300',
    currency: 'EUR',
    balance: 1500,
    note: 'In euros: REW140 where dollars are paid.',
  },
  {
    ...plain,
    id: 'C1000001-R1',
    consumerNo: 'C1000001',
    code: 'WELCOME-1001',
    balance: 1000,
    note: 'Refused, because its owner never joined the programme: REW130.',
  },
  {
    ...plain,
    id: 'C1000008-R1',
    consumerNo: 'C1000008',
    code: 'TILL-0600',
    balance: 600,
    note: 'Refused, because its owner has not confirmed the membership: REW135.',
  },
  {
    ...plain,
    id: 'C1000013-R1',
    consumerNo: 'C1000013',
    code: 'SUMMIT-1313',
    balance: 2500,
    note: 'Refused, because its owner has an athlete’s credit that pays first: REW140.',
  },
  {
    ...plain,
    id: 'C1000014-R1',
    consumerNo: 'C1000014',
    code: 'SUMMIT-1414',
    balance: 2500,
    note: 'Pays once its owner’s credit is on the cart.',
  },
];
