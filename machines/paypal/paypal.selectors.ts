import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { payPalMachine } from './paypal.machine.ts';

export type PayPalRef = ActorRefFrom<typeof payPalMachine>;
export type PayPalSnapshot = SnapshotFrom<typeof payPalMachine>;

export const selectIsBusy = (snapshot: PayPalSnapshot): boolean => snapshot.hasTag('busy');

/** True if PayPal's own button is in the place of the shop's. */
export const selectHasWindow = (snapshot: PayPalSnapshot): boolean => snapshot.matches('window');

/** True once it is known that the shop's button stays, which leads to PayPal's page. */
export const selectLeadsToPage = (snapshot: PayPalSnapshot): boolean =>
  !snapshot.matches('window') && !snapshot.matches('detecting');

/** Why the shopper is not at PayPal after a press; null if they have not pressed, or are on the way. */
export const selectFault = (snapshot: PayPalSnapshot): 'refused' | 'notAdded' | 'failed' | null => {
  if (snapshot.matches('notAdded')) return 'notAdded';
  if (snapshot.matches('refused')) return 'refused';
  return snapshot.matches('failed') ? 'failed' : null;
};
