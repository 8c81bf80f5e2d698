import type { PlaceOrderRequest } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../auth/session.types.ts';

export interface Placing {
  body: PlaceOrderRequest;
  session: Session;
  /** The shop's page that holds the card fields. */
  returnUrl: string;
  /**
   * Refuses a program (AUT403). Asked once, and only before something is placed: who repeats a call hears of the order
   * that exists, although its token is spent. Browsers repeat a PUT whose connection broke by themselves.
   */
  judge: () => Promise<void>;
}
