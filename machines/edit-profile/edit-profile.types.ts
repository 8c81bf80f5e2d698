import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { PersonRules } from '#machines/shared/person.ts';

/** What the form says. An empty text deletes what was known, where that may be deleted. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  birthDate?: string;
  gender?: 'female' | 'male' | 'other';
  phone: string;
  postalCode: string;
  preferredShoeSize: string;
}

/** What the dialog is opened with: the profile as it is now, and what its fields are checked by. */
export interface LoadedProfile {
  profile: ConsumerProfile;
  rules: PersonRules | null;
}

export interface EditProfileContext {
  loaded: LoadedProfile | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type EditProfileEvent = { type: 'form.submitted'; fields: ProfileFields } | { type: 'profile.retried' };
