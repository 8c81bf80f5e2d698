import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';

export interface ProfileInput {
  /** What the server has already loaded. */
  profile: ConsumerProfile | null;
}

export type ProfileContext = ProfileInput;

export type ProfileEvent =
  | { type: 'profile.retried' }
  /** The dialog in which it can be changed is closed. */
  | { type: 'profile.outdated' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
