import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Subscriptions } from '#openapi/generated/waymark.gen.ts';
import type { subscriptionsMachine } from './subscriptions.machine.ts';

export type SubscriptionsRef = ActorRefFrom<typeof subscriptionsMachine>;
type Snapshot = SnapshotFrom<typeof subscriptionsMachine>;
export type SubscriptionsScreen = 'loading' | 'unavailable' | 'guest' | 'shown';

export const selectScreen = (snapshot: Snapshot): SubscriptionsScreen => {
  if (snapshot.matches('guest')) return 'guest';
  if (snapshot.matches({ signedIn: 'unavailable' })) return 'unavailable';
  return snapshot.matches({ signedIn: 'loading' }) || snapshot.matches('leaving') ? 'loading' : 'shown';
};

export const selectSubscriptions = ({ context }: Snapshot) => context.subscriptions?.subscriptions;
export const selectAll = ({ context }: Snapshot) => context.subscriptions;
/** True if the shop can send news by SMS. */
export const selectHasSms = ({ context }: Snapshot): boolean =>
  context.subscriptions?.channels.includes('sms') ?? false;
/** True if a text message tells that a parcel leaves. */
export const selectHasOrderTexts = ({ context }: Snapshot): boolean =>
  context.subscriptions?.orderUpdates.includes('sms') ?? false;
export const selectChannel = ({ context }: Snapshot) => context.channel;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Email and phone of the account, with which the forms begin. */
export const selectContact = ({ context }: Snapshot): Partial<Subscriptions['contact']> =>
  context.subscriptions?.contact ?? {};
