export type CardOutcome =
  | 'approved'
  | 'threeds-frictionless'
  | 'threeds-challenge'
  | 'threeds-challenge-refused'
  | 'declined'
  | 'fraud'
  | 'expired'
  | 'network-error';

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  outcome: CardOutcome;
  securityCode: string;
  /** The code of core 8 the order answers with; null: it goes through. */
  errorId: string | null;
  note: string;
}
