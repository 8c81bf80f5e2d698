import type { ApiFailure } from '#machines/shared/failure.ts';

export interface SignInFields {
  email: string;
  password: string;
}

/** Who has signed in. */
export interface SignedIn {
  /** @fact An employee who has not accepted the terms of the discount, as the service says. */
  owesTerms: boolean;
}

export interface SignInFormContext {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
  /** Of the bot defence, for one try; null where nobody asks for one. */
  token: string | null;
}

export type SignInFormEvent = { type: 'signIn.submitted'; fields: SignInFields };
