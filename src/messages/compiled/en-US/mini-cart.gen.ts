// Compiled by `npm run messages` from src/messages/en-US/mini-cart.json; do not edit.

export default {
  "goesWell": "Goes well with it",
} as const;
