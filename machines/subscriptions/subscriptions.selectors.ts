import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SavedSubscription, Subscriptions } from '#openapi/generated/waymark.gen.ts';
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
/** The email or phone whose news ended last; null if none ended. */
export const selectLastEnded = (snapshot: Snapshot, channel: SavedSubscription['channel']): string | null =>
  (selectSubscriptions(snapshot) ?? [])
    .filter((one) => one.channel === channel && one.status === 'ended')
    .toSorted((a, b) => (a.optoutDate ?? '').localeCompare(b.optoutDate ?? ''))
    .at(-1)?.recipient ?? null;
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
