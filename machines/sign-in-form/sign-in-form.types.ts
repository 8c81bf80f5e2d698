import type { ApiFailure } from '#machines/shared/failure.ts';

export interface SignInFields {
  email: string;
  password: string;
}

/** The signed-in account. */
export interface SignedIn {
  /** @fact An employee who has not accepted the terms of the discount; from the service. */
  owesTerms: boolean;
}

export interface SignInFormContext {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
  /** Token of the bot defence, for one try; null if there is no bot defence. */
  token: string | null;
}

/** Without an input the form is empty. */
export interface SignInFormInput {
  /** The refusal of a form that was posted without script. */
  failure?: ApiFailure | null;
}

export type SignInFormEvent = { type: 'signIn.submitted'; fields: SignInFields } | { type: 'passkey.requested' };
