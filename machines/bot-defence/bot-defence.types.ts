/** Actions that the bot defence protects (catalogue 6). */
export type DefendedAction =
  | 'login'
  | 'placeOrder'
  | 'saveCard'
  | 'giftCard'
  | 'trackOrder'
  | 'resetPassword'
  | 'register';

export interface BotDefenceInput {
  action: DefendedAction;
}

/** The token of the check; null if the shopper left it. */
export type BotDefenceOutput = { token: string | null };

export interface BotDefenceContext {
  action: DefendedAction;
  /** The id of the element for the check, while it is on the page. */
  placeId: string | null;
  token: string | null;
}

export type BotDefenceEvent =
  /** The dialog has an element for the check now. */
  | { type: 'check.placed'; placeId: string }
  | { type: 'check.passed'; token: string }
  | { type: 'check.failed' }
  | { type: 'check.retried' }
  | { type: 'check.left' };
