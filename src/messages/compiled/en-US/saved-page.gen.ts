// Compiled by `npm run messages` from src/messages/en-US/saved-page.json; do not edit.

export default {
  "title": "Saved for later",
  "lead": "What you have put aside from your cart. Nothing here is reserved; move it to your cart to buy it.",
  "employee": "Nothing is saved for later in an employee account.",
  "listTitle": "Items saved for later",
  "loading": "Loading what you saved for later",
  "unavailableTitle": "We cannot show what you saved for later",
  "unavailableBody": "Something did not answer. Your list is safe; try again in a moment.",
  "retry": "Try again",
  "emptyTitle": "Nothing saved for later yet",
  "emptyBody": "Choose “Save for later” at an item of your cart to find it here again.",
  "toCart": "Go to your cart",
} as const;
