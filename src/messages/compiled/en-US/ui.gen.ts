// Compiled by `npm run messages` from src/messages/en-US/ui.json; do not edit.

/** The few texts of the design system's own components. */
export default {
  "close": "Close",
  "dismiss": "Dismiss",
  "loading": "Loading",
  "colon": ": ",
  "missing": "This could not be loaded. Check your connection and try again.",
  "priceNow": "Now {price}",
  "priceWas": "Was {price}",
  "priceRange": "{from} to {to}",
  "unavailable": "{label}, unavailable",
  "more": "{count} more",
  "decrease": "One fewer",
  "increase": "One more",
  "quantityRefused": "“{typed}” is not possible: type a whole number from {min} to {max}. The quantity is still {value}.",
  "previous": "Previous",
  "next": "Next",
  "page": "Page {page}",
  "opensElsewhere": "opens in a new tab",
  "stepDone": "done",
  "offlineTitle": "You are not connected",
  "favorite": "Favorite: {name}",
  "quickShop": "Quick shop: {name}",
  "compare": "Compare: {name}",
  "compareNoMore": "Remove from comparison: {name}",
} as const;
