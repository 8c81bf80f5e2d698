import type { ConsumerType } from '#openapi/generated/waymark.gen.ts';

/** Who calls. `subject` owns carts, orders and lists: a consumer's id, or one made up for a guest. */
export interface Session {
  subject: string;
  consumerType: ConsumerType;
  /** All tokens of one sign-in; signing out ends it. */
  family: string;
}

/** What a fresh or renewed session hands out. */
export interface IssuedSession {
  session: Session;
  accessToken: string;
  refreshToken: string;
  /** Seconds for which the access token works. */
  expiresIn: number;
}
