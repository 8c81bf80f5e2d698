export { openConsent } from './ask.ts';
export { consentChanged, pageStanding } from './consent.cookie.ts';
