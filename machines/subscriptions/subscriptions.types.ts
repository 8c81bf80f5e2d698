import type { SavedSubscription, Subscriptions } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

type Channel = SavedSubscription['channel'];

export interface SubscriptionsInput {
  /** What the server has already loaded. */
  subscriptions: Subscriptions | null;
}

export interface SubscriptionsContext extends SubscriptionsInput {
  /** @fact The channel of the last change, whose card shows a refusal. */
  channel: Channel | null;
  /** Why the last change was refused. */
  failure: ApiFailure | null;
}

export type SubscriptionsEvent =
  /** Turns a channel on, or sends its link or code again. */
  | { type: 'subscription.requested'; channel: Channel; recipient: string }
  /** `passcode` is hidden by src/charts/inspect/mask.ts: no log shows it. */
  | { type: 'code.submitted'; passcode: string }
  | { type: 'subscription.ended'; channel: Channel; id: string }
  | { type: 'subscriptions.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
