import type { TestCard } from './test-card.types.ts';

/** Card numbers the payment stand-in knows; every other valid number is approved. No real account has these. */
export const testCards: TestCard[] = [
  card('4111111111111111', 'visa', 'approved', null, 'Approved at once.'),
  card('5555555555554444', 'mastercard', 'approved', null, 'Approved at once.'),
  card('378282246310005', 'amex', 'approved', null, 'Approved at once; four-digit security code.'),
  card(
    '4000000000003220',
    'visa',
    'threeds-frictionless',
    null,
    '3-D Secure without a question: the bank trusts the device.',
  ),
  card(
    '4000000000003063',
    'visa',
    'threeds-challenge',
    null,
    '3-D Secure asks for the code 123456; any other code fails.',
  ),
  card(
    '5200000000001096',
    'mastercard',
    'threeds-challenge',
    null,
    '3-D Secure asks for the code 123456; any other code fails.',
  ),
  card(
    '4000008400001629',
    'visa',
    'threeds-challenge-refused',
    'PAY400',
    '3-D Secure asks, and the bank refuses whatever is typed.',
  ),
  card('4000000000000002', 'visa', 'declined', 'PAY400', 'The bank declines.'),
  card('4000000000004954', 'visa', 'fraud', 'PYT402', 'Held back by the fraud check.'),
  card('4000000000000069', 'visa', 'expired', 'FE309', 'Expired, whatever date is typed.'),
  card('6011111111111117', 'discover', 'network-error', 'GEN500', 'The provider does not answer in time.'),
];

/** The saved-card token of a test card, for demo customers: no provider call is needed to have it. */
export const demoInstrumentToken = (brand: string, lastFour: string): string => `card_demo_${brand}_${lastFour}`;

function card(
  number: string,
  brand: TestCard['brand'],
  outcome: TestCard['outcome'],
  errorId: string | null,
  note: string,
): TestCard {
  return { number, brand, outcome, securityCode: brand === 'amex' ? '7373' : '737', errorId, note };
}
