import type { ApiFailure } from '#machines/shared/failure.ts';

export interface ErasureInput {
  isSignedIn: boolean;
}

export interface ErasureContext extends ErasureInput {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type ErasureEvent =
  /** The customer wants the account erased, and is asked for the password. */
  | { type: 'erasure.requested' }
  | { type: 'erasure.confirmed'; password: string }
  | { type: 'erasure.dismissed' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
