// Compiled by `npm run messages` from src/messages/en-US/paypal.json; do not edit.

export default {
  "pay": "Pay with PayPal",
  "how": "Choose the address at PayPal. You order here, once you see the total.",
  "refused": "PayPal cannot pay for this cart. Go to the checkout for other ways to pay.",
  "failed": "We cannot reach PayPal. Nothing was charged; try again.",
  "notAdded": "The product could not be added to your cart. Choose again, or try again.",
} as const;
