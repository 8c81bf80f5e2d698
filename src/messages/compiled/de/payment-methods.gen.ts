// Compiled by `npm run messages` from src/messages/de/payment-methods.json; do not edit.

/** Names of the ways to pay, as the service lists them. */
export default {
  "card": "Karte",
  "giftCard": "Geschenkkarte",
  "points": "Punkte",
  "credit": "Athletenguthaben",
  "payLater": "Später bezahlen",
  "rewardCode": "Prämiencode",
  "rewardCard": "Prämienkarte",
} as const;
