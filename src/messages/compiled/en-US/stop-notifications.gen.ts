// Compiled by `npm run messages` from src/messages/en-US/stop-notifications.json; do not edit.

export default {
  "title": "Stop stock alerts",
  "about": "You asked for emails when something is back in stock. All of them end, for every product.",
  "submit": "Stop all alerts",
  "done": "Done. We will send you no more stock alerts.",
} as const;
