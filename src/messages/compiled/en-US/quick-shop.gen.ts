// Compiled by `npm run messages` from src/messages/en-US/quick-shop.json; do not edit.

export default {
  "details": "All details",
  "update": "Update in cart",
  "updateSaved": "Update saved item",
  "updating": "Updating",
  "loading": "Loading {name}",
  "unavailable": "We could not load this product. Check your connection and try again.",
  "retry": "Try again",
  "soldOut": "Sold out in this color. Another color may still be here.",
} as const;
