// Compiled by `npm run messages` from src/messages/en-US/error-links.json; do not edit.

export default {
  "resetPassword": "Reset your password",
  "contactUs": "Contact us",
} as const;
