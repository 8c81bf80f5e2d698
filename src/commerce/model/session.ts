import type { ConsumerType } from '#openapi/generated/waymark.gen.ts';

/** The caller. `subject` is the owner of carts, orders and lists: a consumer's id, or a random id for a guest. */
export interface Session {
  subject: string;
  consumerType: ConsumerType;
  /** Shared by all tokens of one sign-in. Signing out ends the family. */
  family: string;
}

/** The result of a sign-in or a renewal. */
export interface IssuedSession {
  session: Session;
  accessToken: string;
  refreshToken: string;
  /** Lifetime of the access token in seconds. */
  expiresIn: number;
}
