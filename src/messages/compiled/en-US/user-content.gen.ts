// Compiled by `npm run messages` from src/messages/en-US/user-content.json; do not edit.

export default {
  "list": "Pictures by shoppers",
  "by": "By {name}",
} as const;
