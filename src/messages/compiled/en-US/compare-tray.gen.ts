// Compiled by `npm run messages` from src/messages/en-US/compare-tray.json; do not edit.

/** The bar that says how many products are chosen for the comparison, on pages with products. */
export default {
  "tray": "Products to compare",
  "chosen": "{count} of {most} chosen",
  "full": "{most} products at most. Remove one to choose another.",
  "unsaved": "This device could not save your choice. It lasts until you leave the page.",
  "open": "Compare",
  "clear": "Clear",
} as const;
