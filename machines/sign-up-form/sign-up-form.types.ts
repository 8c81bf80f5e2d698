import type { Enrollment } from '#src/domain/enrollment.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { PersonRules } from '#machines/shared/person.ts';

/** Values of the form (catalogue 3). Fields that the form does not have are absent. */
export interface SignUpTyped {
  enrollment: Enrollment;
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  birthDate?: string;
  phone?: string;
  postalCode?: string;
  gender?: 'female' | 'male' | 'other';
  newsletter: boolean;
  optInAccepted: boolean;
  loyaltyTerms: boolean;
}

export interface SignUpFormInput {
  /** The account was made by a form that was posted without script. */
  isPosted?: boolean;
  /** Why that form was refused. */
  failure?: ApiFailure | null;
}

export interface SignUpFormContext {
  isPosted: boolean;
  /** Null until they are there: the service alone decides then. */
  rules: PersonRules | null;
  /** Token of the bot defence, for one try; null if there is no bot defence. */
  token: string | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
  /** @fact The answer to an earlier try was lost: an account with this email may be the shopper's own. */
  isUncertain: boolean;
  /** @fact The service has answered that the account is made. */
  isMade: boolean;
}

export type SignUpFormEvent = { type: 'signUp.submitted'; fields: SignUpTyped };
