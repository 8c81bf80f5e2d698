// Compiled by `npm run messages` from src/messages/en-US/payment-methods.json; do not edit.

/** Names of the ways to pay, as the service lists them. */
export default {
  "card": "Card",
  "giftCard": "Gift card",
  "points": "Points",
  "credit": "Athlete credit",
  "payLater": "Pay later",
  "rewardCode": "Reward code",
  "rewardCard": "Reward card",
} as const;
