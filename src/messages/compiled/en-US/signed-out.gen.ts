// Compiled by `npm run messages` from src/messages/en-US/signed-out.json; do not edit.

/** Where a cart was, for a customer or a guest whose session the service ended; and the way in at the checkout. */
export default {
  "title": "You were signed out",
  "body": "Sign in: your cart is waiting.",
  "signIn": "Sign in",
  "offer": "Have an account? Your addresses and cards are in it.",
  "guestTitle": "Your cart could not be found",
  "guestBody": "We knew your cart by cookies of this browser, and they were deleted or have expired. You can start a new cart.",
  "startNew": "Start a new cart",
  "create": "Create an account",
} as const;
