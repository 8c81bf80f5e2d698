import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { PersonRules } from '#machines/shared/person.ts';

/** The values of the form. An empty text deletes a stored value that may be deleted. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  birthDate?: string;
  gender?: 'female' | 'male' | 'other';
  phone: string;
  postalCode: string;
  preferredShoeSize: string;
}

/** The current profile, and the rules of its fields. */
export interface LoadedProfile {
  profile: ConsumerProfile;
  rules: PersonRules | null;
}

/** What the server has already loaded for the page; the dialog has nothing. */
export interface EditProfileInput {
  loaded?: LoadedProfile | null;
  /** Why the form that was sent without script was refused. */
  failure?: ApiFailure | null;
}

export interface EditProfileContext {
  loaded: LoadedProfile | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type EditProfileEvent = { type: 'form.submitted'; fields: ProfileFields } | { type: 'profile.retried' };
