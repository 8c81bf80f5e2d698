// Compiled by `npm run messages` from src/messages/en-US/employee-terms.json; do not edit.

export default {
  "title": "Your associate discount",
  "intro": "You work with us, so there are terms to agree to before an associate discount can count. You can shop without it.",
  "terms": "It is for you and your household, within your yearly limit, not for resale, and not together with codes.",
  "all": "Read all the terms",
  "accept": "Accept the terms",
  "decline": "Not now",
} as const;
