// Compiled by `npm run messages` from src/messages/en-US/user-content.json; do not edit.

export default {
  "list": "Pictures by shoppers",
  "by": "By {name}",
  "report": "Report this picture",
  "reportShort": "Report",
  "lead": "We pass your report to the gallery that shows this picture. It does not learn who you are.",
  "reason": "What is wrong with it?",
  "reasons.offensive": "It is offensive",
  "reasons.advertising": "It is advertising",
  "reasons.personal-data": "It shows a person who did not agree",
  "reasons.not-theirs": "It is not by who published it",
  "submit": "Send report",
  "cancel": "Cancel",
  "thanks": "Thank you. The gallery reads your report. You will not see this picture again.",
} as const;
