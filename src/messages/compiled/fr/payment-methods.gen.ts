// Compiled by `npm run messages` from src/messages/fr/payment-methods.json; do not edit.

/** Names of the ways to pay, as the service lists them. */
export default {
  "card": "Carte",
  "giftCard": "Carte cadeau",
  "points": "Points",
  "credit": "Crédit athlète",
  "payLater": "Payer plus tard",
  "rewardCode": "Code récompense",
  "rewardCard": "Carte récompense",
} as const;
