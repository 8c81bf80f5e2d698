import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { applePayMachine } from './apple-pay.machine.ts';

export type ApplePayRef = ActorRefFrom<typeof applePayMachine>;
export type ApplePaySnapshot = SnapshotFrom<typeof applePayMachine>;

/** True if there is a button: the device can pay. */
export const selectIsOffered = (snapshot: ApplePaySnapshot): boolean =>
  !snapshot.matches('detecting') && !snapshot.matches('unavailable');
/** True if the device was asked and has no such wallet. */
export const selectIsUnavailable = (snapshot: ApplePaySnapshot): boolean => snapshot.matches('unavailable');
export const selectIsBusy = (snapshot: ApplePaySnapshot): boolean => snapshot.hasTag('busy');
export const selectHasFailed = (snapshot: ApplePaySnapshot): boolean => snapshot.matches('failed');
/** True if nothing was charged because the total changed after the agreement. */
export const selectHasChanged = (snapshot: ApplePaySnapshot): boolean => snapshot.matches('changed');
/** True while nobody can say whether an order was placed. */
export const selectIsUnconfirmed = (snapshot: ApplePaySnapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('unconfirmed');
