// Compiled by `npm run messages` from src/messages/en-US/rewards.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "title": "Your points",
  "balance": (values: { count: number }, format: Format) => format.choose(values.count, { one: "You have {count} point.", other: "You have {count} points." }),
  "voucher": "Voucher",
  "option": "{points} points for {amount}",
  "use": "Use points",
  "tooFew": "Vouchers begin at {points} points.",
  "noneFits": "No voucher fits this order: what it is worth beyond the total would be lost.",
  "remove": "Remove the voucher",
  "unavailable": "We cannot read your points at the moment",
  "retry": "Try again",
} as const;
