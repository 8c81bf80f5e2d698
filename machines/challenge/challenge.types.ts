import type { PaymentAction, ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';

export interface ChallengeInput {
  /** The action that the bank requires, from the flash PaymentNotAuthorized. */
  action: PaymentAction;
}

/** How it ended; the service gets only `result`. */
export type ChallengeEnding = 'completed' | 'refused' | 'timed-out' | 'abandoned';

export interface ChallengeOutput {
  ending: ChallengeEnding;
  result: ThreeDS2Result;
}

export interface ChallengeContext {
  action: PaymentAction;
  /** The id of the element for the bank's page, while it is on the page. */
  placeId: string | null;
  /** The frame's result. */
  result: ThreeDS2Result | null;
}

export type ChallengeEvent =
  /** The dialog has an element for the bank's page now. */
  | { type: 'frame.placed'; placeId: string }
  | { type: 'challenge.completed'; result: ThreeDS2Result }
  /** The shopper wants to close the bank's page. */
  | { type: 'challenge.dismissed' }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.declined' };
