import { fromPromise } from 'xstate';
import type { EditProfilePorts } from '#machines/edit-profile/edit-profile.setup.ts';
import type { ProfileFields } from '#machines/edit-profile/edit-profile.types.ts';
import type { ProfileRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { readPersonRules } from '#src/flows/shared/person-rules.actors.ts';

/** The actors of the dialog: the two calls (core 7, Consumer service), and what fields are checked by. */
export const createEditProfileActors = ({
  locale,
  leave,
}: {
  locale: LocaleCode;
  /** Tells that the profile is saved, and closes the dialog. */
  leave: () => void;
}): EditProfilePorts => ({
  loadProfile: fromPromise(async ({ signal }) => {
    const [profile, rules] = await Promise.all([
      unwrap(api.GET('/consumers-v3/consumer', { signal })),
      // Without the rules the service alone checks the fields.
      readPersonRules(locale, signal).catch(() => null),
    ]);
    return { profile, rules };
  }),
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
