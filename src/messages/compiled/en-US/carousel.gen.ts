// Compiled by `npm run messages` from src/messages/en-US/carousel.json; do not edit.

export default {
  "related": "Goes well with it",
  "bestsellers": "Best sellers",
  "seen": "Recently viewed",
  "clear": "Clear list",
} as const;
