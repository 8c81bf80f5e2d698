// Compiled by `npm run messages` from src/messages/en-US/privacy.json; do not edit.

export default {
  "title": "Your data",
  "lead": "It belongs to you: take it with you, or have it erased.",
  "downloadTitle": "Download your data",
  "downloadBody": "One file with everything that belongs to your account: details, addresses, orders, lists and more. It has no password and no card number.",
  "download": "Download",
  "downloaded": "Your browser has saved the file waymark-data.json.",
  "password": "Current password",
  "eraseTitle": "Erase your account",
  "eraseBody": "Your details, addresses, cards, lists, points and rewards are deleted at once, and you are signed out everywhere. This cannot be undone.",
  "eraseKept": "The law makes us keep your orders, without your name and address. You can no longer return them online.",
  "erase": "Erase my account",
  "eraseConfirm": "Erase it for good",
  "keep": "Keep my account",
  "unfinishedOrder": "An order is still on its way, or a refund is due. Erase your account once that is settled.",
  "erasedTitle": "Your account is erased",
  "erasedBody": "An email confirms it. You can shop as a guest whenever you like.",
  "toShop": "To the shop",
} as const;
