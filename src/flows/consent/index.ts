export { openConsent } from './ask.ts';
