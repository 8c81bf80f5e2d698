import { fromPromise } from 'xstate';
import type { EditProfilePorts } from '#machines/edit-profile/edit-profile.setup.ts';
import type { LoadedProfile, ProfileFields } from '#machines/edit-profile/edit-profile.types.ts';
import type { ProfileRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { readPersonRules } from '#src/flows/shared/person-rules.actors.ts';

/** Reads the profile, and the rules of its fields. Without the rules the service alone checks the fields. */
export async function readLoadedProfile(locale: LocaleCode, signal?: AbortSignal): Promise<LoadedProfile> {
  const [profile, rules] = await Promise.all([
    unwrap(api.GET('/consumers-v3/consumer', signal ? { signal } : {})),
    readPersonRules(locale, signal).catch(() => null),
  ]);
  return { profile, rules };
}

/** The actors of the form: the two calls (core 7, Consumer service), and what fields are checked by. */
export const createEditProfileActors = ({
  locale,
  leave,
}: {
  locale: LocaleCode;
  /** Closes the dialog, or leaves the page. */
  leave: () => void;
}): EditProfilePorts => ({
  loadProfile: fromPromise(({ signal }) => readLoadedProfile(locale, signal)),
  updateConsumer: fromPromise<void, { fields: ProfileFields }>(async ({ input: { fields }, signal }) => {
    const { preferredShoeSize, firstName, lastName, ...details } = fields;
    const body = exactly<ProfileRequest>()({
      consumerProfile: {
        consumerDetails: { ...details, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) },
        preferences: { preferredShoeSize },
      },
    });
    await unwrap(api.PUT('/consumers-v3/consumer', { body, signal }));
  }),
  leave: fromPromise(async () => leave()),
});
