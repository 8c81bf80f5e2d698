/** Phrases of error messages that are links, written as they are there (tests/messages/error-links.test.ts). */
export default {
  resetPassword: 'Reset your password',
  contactUs: 'Contact us',
} as const;
