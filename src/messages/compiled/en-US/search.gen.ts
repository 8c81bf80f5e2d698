// Compiled by `npm run messages` from src/messages/en-US/search.json; do not edit.

export default {
  "open": "Search",
  "title": "Search",
  "label": "Search the shop",
  "placeholder": "Trail shoes, rain jacket, tent …",
  "clear": "Clear the words",
  "terms": "Searches",
  "categories": "Categories",
  "products": "Products",
  "pages": "Help",
  "looking": "Looking …",
  "none": "Nothing comes to mind. Press Enter to search all the same.",
  "failed": "No suggestions at the moment. Press Enter to search.",
  "hint": "Type what you look for. Press Enter to see everything that fits.",
} as const;
