// Compiled by `npm run messages` from src/messages/en-US/spend-banner.json; do not edit.

export default {
  "employee": "Your year as an associate",
  "athlete": "Your year as an athlete",
  "ipa": "Your year with IPA",
  "wranx": "Your year with WRANX",
  "spent": "You have spent {spent} of your {annual} this year",
  "left": "{amount} left. It begins again on January 1.",
  "none": "Nothing is left. It begins again on January 1.",
} as const;
