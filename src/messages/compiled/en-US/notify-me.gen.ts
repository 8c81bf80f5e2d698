// Compiled by `npm run messages` from src/messages/en-US/notify-me.json; do not edit.

export default {
  "title": "Notify me",
  "email": "Email",
  "submit": "Notify me",
  "done": "Thank you. We will write to you once, as soon as it is back.",
} as const;
