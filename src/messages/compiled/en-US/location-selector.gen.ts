// Compiled by `npm run messages` from src/messages/en-US/location-selector.json; do not edit.

export default {
  "heading": "Countries and languages",
  "intro": "Prices, currency, delivery and language follow the country. Your choice opens the shop there.",
  "NORA": "North America",
  "EMEA": "Europe",
  "current": "This is where you are",
  "title": "Countries and languages | Waymark",
} as const;
