import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const selectIsRegistered = (snapshot: SessionSnapshot) => snapshot.hasTag('registered');
export const selectIsSigningOut = (snapshot: SessionSnapshot) => snapshot.matches({ registered: 'signingOut' });
/** Whoever shopped here as a customer was signed out by the service, and has not signed in again. */
export const selectWasCutOff = ({ context }: SessionSnapshot) => context.wasCutOff;
/** The number that a shopper reads out on the phone; null while nobody is signed in. */
export const selectCustomerNo = ({ context: { session } }: SessionSnapshot) =>
  session && session.consumerType !== 'GUEST' ? session.consumerNo : null;
