// Compiled by `npm run messages` from src/messages/en-US/storefront.json; do not edit.

export default {
  "siteName": "Waymark",
  "skipToContent": "Skip to content",
  "messages": "Messages",
  "notFoundTitle": "This way is closed",
  "notFoundBody": "The page has moved or never was. The shop is still open.",
  "notFoundAction": "Back to the start",
  "errorTitle": "Something went wrong",
  "errorBody": "The page could not be shown. Your cart is safe.",
  "errorOrderTitle": "We could not show your order",
  "errorOrderBody": "If you have just paid, order {order} is placed: please do not order again. Try again to see it.",
  "errorAction": "Try again",
  "loading": "Loading",
  "scriptNeeded": "Turn on JavaScript to fill a cart and to check out.",
} as const;
