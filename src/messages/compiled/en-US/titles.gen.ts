// Compiled by `npm run messages` from src/messages/en-US/titles.json; do not edit.

/** Titles of browser tabs. They come with every page, so only titles belong here. */
export default {
  "category": "{name} | Waymark",
  "categoryPage": "{name}, page {page} | Waymark",
  "categoryDescription": "{name} by Waymark: {count} styles for the way there and back.",
  "search": "Search: {words} | Waymark",
  "searchEmpty": "Search | Waymark",
  "searchDescription": "Search footwear, apparel and outdoor goods at Waymark.",
  "noCategory": "We do not have this category | Waymark",
  "cart": "Your cart | Waymark",
  "checkout": "Checkout | Waymark",
  "orderConfirmation": "Order confirmation | Waymark",
  "favorites": "Your favorites | Waymark",
} as const;
