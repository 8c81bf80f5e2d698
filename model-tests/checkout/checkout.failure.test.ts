import { describe, expect, it } from 'vitest';
import { type PlacingFailure, placingFailure } from '#machines/checkout/checkout.failure.ts';

const meanings: Record<PlacingFailure, readonly string[]> = {
  'total-changed': ['ORD415', 'TAX310', 'API409', 'PRC400', 'PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155'],
  'items-changed': [
    'ORD430',
    'ORD404',
    'ORD516',
    'ORD517',
    'ORD518',
    'INV405',
    'INV406',
    'INV407',
    'INV408',
    'INV409',
    'INV700',
    'INV701',
    'INV702',
    'SHP404',
  ],
  'payment-refused': ['PAY400', 'PYT402', 'PYT404', 'FE309'],
  'not-covered': ['PYT400'],
  'address-refused': ['SHP410', 'SHP500', 'CHK320', 'CHK380', 'PAY401', 'PYT406', 'TAX309', 'ORD400'],
  'billing-refused': ['BIL400', 'BILL410', 'PYT405'],
  'bot-defence': ['AUT403'],
  unknown: ['BSK404'],
  refused: ['XYZ499'],
};

/** Each code sends the shopper to another step (core 8). This test notices a code whose meaning changes. */
describe('a refusal of placeOrder', () => {
  it.each(Object.entries(meanings).flatMap(([meaning, codes]) => codes.map((code) => [code, meaning] as const)))(
    '%s means %s',
    (errorId, meaning) => {
      expect(placingFailure({ errorId, message: '', status: 402 })).toBe(meaning);
    },
  );

  it.each([0, 500, 503])('with status %i says nothing about the order', (status) => {
    expect(placingFailure({ errorId: 'PYT402', message: '', status })).toBe('unknown');
  });
});
