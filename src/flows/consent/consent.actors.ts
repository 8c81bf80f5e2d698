import { fromPromise } from 'xstate';
import type { ConsentPorts } from '#machines/consent/consent.setup.ts';
import { keepConsent } from './consent.cookie.ts';

/** The actor of consent: stores the answer in the cookie. */
export const createConsentActors = (): ConsentPorts => ({
  keepAnswer: fromPromise(async ({ input: { consent } }) => keepConsent(consent)),
});
