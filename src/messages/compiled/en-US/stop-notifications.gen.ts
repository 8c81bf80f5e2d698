// Compiled by `npm run messages` from src/messages/en-US/stop-notifications.json; do not edit.

export default {
  "title": "Stop stock alerts",
  "submit": "Stop all alerts",
  "done": "Done. We will send you no more stock alerts.",
} as const;
