import { fromPromise } from 'xstate';
import type { Passkey } from '#openapi/generated/waymark.gen.ts';
import type { PasskeysPorts } from '#machines/passkeys/passkeys.setup.ts';
import { api } from '#src/api/api.ts';
import { asOffline } from '#src/api/outage.ts';
import { unwrap } from '#src/api/problem.ts';

const path = '/consumers-v3/consumer/passkeys';

/** The actors of the passkeys: the calls (core 7) and the browser, whose code is loaded when it is asked. */
export const createPasskeysActors = (): PasskeysPorts => ({
  getPasskeys: fromPromise(async ({ signal }) => (await unwrap(api.GET(path, { signal }))).passkeys),
  addPasskey: fromPromise<Passkey[], { password: string }>(async ({ input: { password }, signal }) =>
    (await import('./webauthn.actors.ts').catch(asOffline)).makePasskey(password, signal),
  ),
  removePasskey: fromPromise(async ({ input: { id } }) => {
    const params = { path: { passkeyId: id } };
    return (await unwrap(api.DELETE(`${path}/{passkeyId}`, { params }))).passkeys;
  }),
});
