import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { PersonRules } from '#machines/shared/person.ts';
import type { StepRequested } from '#machines/shared/steps.ts';
import type { Interest } from '#src/domain/interests.ts';
import type { ShownStep } from './complete-profile.page.ts';

export interface CompleteProfileInput {
  /** Begins with a greeting (after a sign-in), with what the profile lacks (its page), or is about interests alone. */
  begins: 'greeting' | 'profile' | 'interests';
  /** The step that the address of the page names; the page begins with it if it is one of this customer's. */
  named?: ShownStep | null;
  /** What the server has already loaded, for the page that works without script. */
  known?: Known | null;
  /** Why the form that was sent without script was refused. */
  failure?: ApiFailure | null;
}

/** A step that asks for something. */
export type ProfileStep = Exclude<ShownStep, 'success'>;

/** Who the customer is, and what this shop and this browser can ask them for. */
export interface Known {
  profile: ConsumerProfile;
  /** Null if they did not load: the service alone checks the fields. */
  rules: PersonRules | null;
  /** Points that joining the loyalty programme gives; 0 if none, or not known. */
  welcomePoints: number;
  /** @fact The shop collects interests. */
  hasInterests: boolean;
  /** @fact The browser can make a passkey, and the account has none. */
  hasPasskeyOffer: boolean;
}

/** The values of the form about the person. An empty postal code deletes the stored one. */
export interface PersonDetails {
  firstName: string;
  lastName: string;
  postalCode: string;
  birthDate?: string;
  gender?: 'female' | 'male' | 'other';
}

/** What one step saves. */
export type ProfileChange = { phone: string } | { details: PersonDetails } | { interests: string };

export interface CompleteProfileContext extends Required<CompleteProfileInput> {
  known: Known | null;
  /** The steps of this customer, decided once: a step stays where it was, also when it is answered. */
  steps: ProfileStep[];
  /** @fact Something was saved; the end says so, and is left out for whoever answered nothing. */
  hasSaved: boolean;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type CompleteProfileEvent =
  /** The customer agrees to the terms of the loyalty programme. */
  | { type: 'joining.requested' }
  | { type: 'welcome.read' }
  | { type: 'phone.submitted'; phone: string }
  | { type: 'details.submitted'; details: PersonDetails }
  | { type: 'interests.submitted'; interests: readonly Interest[] }
  /** With the password: whoever adds a passkey can sign in ever after. */
  | { type: 'passkey.requested'; password: string }
  /** Not now: the next step. */
  | { type: 'step.skipped' }
  /** Back to the step before. */
  | { type: 'step.reversed' }
  | { type: 'profile.retried' }
  /** Closes the dialog, or goes to the account. */
  | { type: 'flow.left' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' }
  | StepRequested<ShownStep>;
