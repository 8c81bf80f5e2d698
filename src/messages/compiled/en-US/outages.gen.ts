// Compiled by `npm run messages` from src/messages/en-US/outages.json; do not edit.

/** Nothing is wrong with what was asked. One message for each cause: what happened, and what to do next. */
export default {
  "offline": "This did not reach us. Check your internet connection and try again.",
  "faultTitle": "The problem is on our side",
  "providerTitle": "A service that we rely on does not answer",
  "provider": "It is neither you nor your connection. Try again in a few minutes.",
} as const;
