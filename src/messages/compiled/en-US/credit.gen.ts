// Compiled by `npm run messages` from src/messages/en-US/credit.json; do not edit.

export default {
  "title": "Your athlete credit",
  "used": "{spent} of {annual} used this year",
  "left": "{amount} left for this year.",
  "leftAfter": "{amount} will be left after this order.",
  "spent": "You have used all of your credit for this year.",
  "use": "Pay {amount} with your credit",
  "remove": "Remove your credit",
  "unavailable": "We cannot read your athlete credit at the moment",
  "retry": "Try again",
  "first": "Use your athlete credit first: points and rewards can pay once none of it is left.",
} as const;
