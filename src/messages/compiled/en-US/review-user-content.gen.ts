// Compiled by `npm run messages` from src/messages/en-US/review-user-content.json; do not edit.

export default {
  "title": "Report a review",
  "lead": "We read each report. The review stays until then.",
  "reason": "What is wrong with it?",
  "reasons.offensive": "It is offensive",
  "reasons.advertising": "It is advertising",
  "reasons.personal-data": "It tells about a person",
  "reasons.off-topic": "It is not about the product",
  "submit": "Send report",
  "done": "Thank you. We read the review again.",
} as const;
