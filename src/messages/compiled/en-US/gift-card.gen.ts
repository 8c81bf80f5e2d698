// Compiled by `npm run messages` from src/messages/en-US/gift-card.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "title": "Gift cards",
  "use": "Use a gift card",
  "useAnother": "Use another gift card",
  "number": "Gift card number",
  "pin": "PIN",
  "pinMore": "On the back of the card, or in the email.",
  "apply": "Use it",
  "check": "Check balance",
  "balance": "{amount} left on the gift card ending in {lastFour}",
  "expires": (values: { date: Date }, format: Format) => `Use it by ${format.write(values.date, {"dateStyle":"long"})}.`,
  "remove": "Remove gift card ending in {lastFour}",
  "own": "Your gift cards",
  "ownOption": "Gift card ending in {lastFour}",
  "ownOptionLeft": "Ending in {lastFour}, {amount} left",
  "ownPin": "PIN of this card",
  "useOwn": "Use this card",
} as const;
