import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const selectIsRegistered = (snapshot: SessionSnapshot) => snapshot.hasTag('registered');
export const selectIsSigningOut = (snapshot: SessionSnapshot) => snapshot.matches({ registered: 'signingOut' });
/**
 * Why an empty cart is empty: the service ended the session of a customer, or of a guest with a cart. Null if it did
 * not.
 */
export const selectCutOff = ({ context }: SessionSnapshot) => context.cutOff;
/** The number that a customer reads out on the phone; null if nobody is signed in. */
export const selectCustomerNo = ({ context: { session } }: SessionSnapshot) =>
  session && session.consumerType !== 'GUEST' ? session.consumerNo : null;
