/** What is defended against programs (catalogue 6). */
export type DefendedAction = 'login' | 'placeOrder' | 'giftCard' | 'trackOrder';

export interface PersonCheckInput {
  action: DefendedAction;
}

/** The token of the check; null when the shopper left it. */
export type PersonCheckOutput = { token: string | null };

export interface PersonCheckContext {
  action: DefendedAction;
  /** The id of the element that holds the check, once it is on the page. */
  placeId: string | null;
  token: string | null;
}

export type PersonCheckEvent =
  /** The dialog has room for the check now. */
  | { type: 'check.placed'; placeId: string }
  | { type: 'check.passed'; token: string }
  | { type: 'check.failed' }
  | { type: 'check.retried' }
  | { type: 'check.left' };
