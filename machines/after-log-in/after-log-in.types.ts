import type { Session } from '#machines/session/session.types.ts';

/** The customer who has just signed in: employees have no favourites and save nothing for later (core 6). */
export type Customer = Pick<Session, 'consumerNo' | 'consumerType'>;

export interface AfterLogInContext {
  customer: Customer;
}
