import type { PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';

export interface Placing {
  body: PlaceOrderRequest;
  session: Session;
  /** The shop's page with the card fields. */
  returnUrl: string;
  /**
   * Throws AUT403 for a bot. Called once, and only before something is placed: a repeated call returns the existing
   * order although its token is used up. Browsers repeat a PUT by themselves if its connection broke.
   */
  judge: () => Promise<void>;
}
