import type { RegisteredRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import { shownSteps } from '#machines/complete-profile/complete-profile.page.ts';
import type { CompleteProfilePorts } from '#machines/complete-profile/complete-profile.setup.ts';
import type { Known, ProfileChange } from '#machines/complete-profile/complete-profile.types.ts';
import type { ConsumerProfile, ProfileRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { asOffline } from '#src/api/outage.ts';
import { unwrap } from '#src/api/problem.ts';
import { interests } from '#src/domain/interests.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { readPersonRules } from '#src/flows/shared/person-rules.actors.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchSteps } from '#src/flows/shared/steps.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

const passkeys = '/consumers-v3/consumer/passkeys';

/** True if the browser can make a passkey and the account has none. */
async function lacksPasskey(signal: AbortSignal): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false;
  return (await unwrap(api.GET(passkeys, { signal }))).passkeys.length === 0;
}

/** Reads what the interests alone need, on the server. */
export const readForInterests = async (): Promise<Known> => ({
  profile: await unwrap(api.GET('/consumers-v3/consumer')),
  rules: null,
  welcomePoints: 0,
  hasInterests: interests.length > 0,
  hasPasskeyOffer: false,
});

function bodyOf(change: ProfileChange): ProfileRequest {
  if ('interests' in change)
    return exactly<ProfileRequest>()({ consumerProfile: { preferences: { interests: change.interests } } });
  const consumerDetails = 'phone' in change ? { phone: change.phone } : change.details;
  return exactly<ProfileRequest>()({ consumerProfile: { consumerDetails } });
}

interface Surroundings {
  session: SessionRef;
  locale: LocaleCode;
  /** Closes the dialog, or leads to the account. */
  leave: () => void;
  /** On the page, whose steps are in the history; null in a dialog. */
  router: RegisteredRouter | null;
}

/** The actors of the flow: the calls (core 7, Consumer service), the browser's passkey, and the session. */
export const createCompleteProfileActors = ({
  session,
  locale,
  leave,
  router,
}: Surroundings): CompleteProfilePorts => ({
  loadProfile: fromPromise(async ({ signal }) => {
    const [profile, rules, welcomePoints, hasPasskeyOffer] = await Promise.all([
      unwrap(api.GET('/consumers-v3/consumer', { signal })),
      // Only the profile has to load: each of the others is left out without an answer.
      readPersonRules(locale, signal).catch(() => null),
      unwrap(api.GET('/consumers-v3/consumer/loyalty/promo/welcome', { signal })).then(
        ({ points }) => points,
        () => 0,
      ),
      lacksPasskey(signal).catch(() => false),
    ]);
    return { profile, rules, welcomePoints, hasInterests: interests.length > 0, hasPasskeyOffer };
  }),
  saveProfile: fromPromise<ConsumerProfile, { change: ProfileChange }>(async ({ input: { change }, signal }) =>
    unwrap(api.PUT('/consumers-v3/consumer', { body: bodyOf(change), signal })),
  ),
  joinLoyalty: fromPromise(async () => {
    await unwrap(api.POST('/consumers-v3/consumer/loyalty/token', { body: {} }));
  }),
  addPasskey: fromPromise<void, { password: string }>(async ({ input: { password }, signal }) => {
    const { makePasskey } = await import('#src/flows/passkeys/webauthn.actors.ts').catch(asOffline);
    await makePasskey(password, signal);
  }),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  watchSteps: router ? watchSteps({ router, steps: shownSteps }) : fromCallback(() => undefined),
  leave: fromPromise(async () => leave()),
});
