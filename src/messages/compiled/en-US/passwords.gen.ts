// Compiled by `npm run messages` from src/messages/en-US/passwords.json; do not edit.

export default {
  "new": "New password",
  "confirm": "New password once more",
  "length": "8 or more characters",
  "upper": "One upper-case letter",
  "lower": "One lower-case letter",
  "digit": "One number",
  "met": "Done:",
  "unmet": "Still missing:",
  "invalid": "Password does not meet requirements",
  "different": "Value must be the same as {field}",
} as const;
