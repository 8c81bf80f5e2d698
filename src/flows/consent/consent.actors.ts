import { fromPromise } from 'xstate';
import type { ConsentPorts } from '#machines/consent/consent.setup.ts';
import { keepConsent } from './consent.cookie.ts';

/** The cookie is all that consent needs of the world. */
export const createConsentActors = (): ConsentPorts => ({
  keepAnswer: fromPromise(async ({ input: { consent } }) => keepConsent(consent)),
});
