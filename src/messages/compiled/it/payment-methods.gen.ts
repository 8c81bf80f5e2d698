// Compiled by `npm run messages` from src/messages/it/payment-methods.json; do not edit.

/** Names of the ways to pay, as the service lists them. */
export default {
  "card": "Carta",
  "giftCard": "Carta regalo",
  "points": "Punti",
  "credit": "Credito atleta",
  "payLater": "Paga dopo",
  "rewardCode": "Codice premio",
  "rewardCard": "Carta premio",
} as const;
