import type { SavedSubscription, Subscriptions } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

type Channel = SavedSubscription['channel'];

export interface SubscriptionsInput {
  /** What the server has already loaded. */
  subscriptions: Subscriptions | null;
}

export interface SubscriptionsContext extends SubscriptionsInput {
  /** @fact What the last change was about: a channel of news, or texts about orders. Its card shows a refusal. */
  channel: Channel | 'orders' | null;
  /** Why the last change was refused. */
  failure: ApiFailure | null;
}

export type SubscriptionsEvent =
  /** Turns a channel on, or sends its link or code again. */
  | { type: 'subscription.requested'; channel: Channel; recipient: string }
  /** `passcode` is hidden by src/charts/inspect/mask.ts: no log shows it. */
  | { type: 'code.submitted'; passcode: string }
  | { type: 'subscription.ended'; channel: Channel; id: string }
  /** Turns texts about orders on or off. */
  | { type: 'orderTexts.changed'; isOn: boolean }
  | { type: 'subscriptions.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
