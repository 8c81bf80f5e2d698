// Compiled by `npm run messages` from src/messages/es/payment-methods.json; do not edit.

/** Names of the ways to pay, as the service lists them. */
export default {
  "card": "Tarjeta",
  "giftCard": "Tarjeta regalo",
  "points": "Puntos",
  "credit": "Crédito de atleta",
  "payLater": "Pagar después",
  "rewardCode": "Código de recompensa",
  "rewardCard": "Tarjeta de recompensa",
} as const;
