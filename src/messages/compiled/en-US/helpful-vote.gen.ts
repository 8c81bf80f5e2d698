// Compiled by `npm run messages` from src/messages/en-US/helpful-vote.json; do not edit.

export default {
  "question": "Was this helpful?",
  "yes": "Yes ({count})",
  "no": "No ({count})",
  "thanks": "Thank you. Your vote counts.",
} as const;
