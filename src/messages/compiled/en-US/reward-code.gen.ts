// Compiled by `npm run messages` from src/messages/en-US/reward-code.json; do not edit.

export default {
  "title": "Reward codes and cards",
  "yours": "Your codes and cards",
  "option": "{name}: {amount} left",
  "use": "Use it",
  "typed": "Enter a code or a card number",
  "number": "Reward code or card number",
  "apply": "Apply",
  "remove": "Remove {name}",
  "unavailable": "We cannot read your rewards at the moment",
  "retry": "Try again",
} as const;
