// Compiled by `npm run messages` from src/messages/en-US/order-lookup.json; do not edit.

export default {
  "title": "Look up an order",
  "intro": "Enter the order number and the email address that we sent the confirmation to. You find both in that email.",
  "number": "Order number",
  "numberHint": "It begins with W, such as WM1234567890.",
  "email": "Email",
  "submit": "Find the order",
  "opened": "We found your order.",
  "open": "Open order {number}",
  "accountTitle": "Do you have an account?",
  "accountBody": "All your orders are there, without numbers to type.",
  "toHistory": "Go to your orders",
} as const;
