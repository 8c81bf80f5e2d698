import type { Subscriptions } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface SmsOptInInput {
  /** What the page knows of the customer's subscriptions; null if they must be read. */
  subscriptions: Subscriptions | null;
  /** A valid phone in international form, with the plus sign; null if there is none. */
  phone: string | null;
  /** A form sends the consent along, as the sign-up does: nothing is requested here. */
  isSentAlong: boolean;
}

export interface SmsOptInContext extends SmsOptInInput {
  /** The phone that has got a code. */
  texted: string | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type SmsOptInEvent =
  /** The phone beside the box was changed. Null: what is typed is no valid phone. */
  | { type: 'phone.changed'; phone: string | null }
  | { type: 'box.ticked' }
  | { type: 'box.unticked' }
  | { type: 'terms.accepted' }
  /** `passcode` is hidden by src/charts/inspect/mask.ts: no log shows it. */
  | { type: 'code.submitted'; passcode: string }
  | { type: 'code.requested' };
