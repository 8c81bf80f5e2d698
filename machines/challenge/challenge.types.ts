import type { PaymentAction, ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';

export interface ChallengeInput {
  /** What the bank wants, from the flash PaymentNotAuthorized. */
  action: PaymentAction;
}

/** How it ended; what the service is told of it is `result`. */
export type ChallengeEnding = 'completed' | 'refused' | 'timed-out' | 'abandoned';

export interface ChallengeOutput {
  ending: ChallengeEnding;
  result: ThreeDS2Result;
}

export interface ChallengeContext {
  action: PaymentAction;
  /** The id of the element that holds the bank's page, once it is on the page. */
  placeId: string | null;
  /** What the frame reported. */
  result: ThreeDS2Result | null;
}

export type ChallengeEvent =
  /** The dialog has room for the bank's page now. */
  | { type: 'frame.placed'; placeId: string }
  | { type: 'challenge.completed'; result: ThreeDS2Result }
  /** The shopper wants to close the bank's page. */
  | { type: 'challenge.dismissed' }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.declined' };
