// Compiled by `npm run messages` from src/messages/en-US/favourite-store.json; do not edit.

export default {
  "choose": "Make this my store",
  "chooseOf": "Make this my store: {store}",
  "drop": "Remove as my store",
  "dropOf": "Remove as my store: {store}",
  "yours": "Your store",
  "none": "Choose the store where you like to pick things up. It comes first wherever you choose one.",
  "find": "Find a store",
  "see": "See hours and services",
} as const;
