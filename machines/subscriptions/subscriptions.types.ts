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
  /** Turns news by email on, or sends the link again. */
  | { type: 'subscription.requested'; recipient: string }
  /** The box for SMS has sent a code, or confirmed it. */
  | { type: 'subscriptions.changed' }
  | { type: 'subscription.ended'; channel: Channel; id: string }
  /** Turns texts about orders on or off. */
  | { type: 'orderTexts.changed'; isOn: boolean }
  | { type: 'subscriptions.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
