// Compiled by `npm run messages` from src/messages/en-US/notify-me.json; do not edit.

export default {
  "title": "Notify me",
  "promise": "Leave your email. We write to you once, as soon as it is back, and use the address for nothing else.",
  "email": "Email",
  "submit": "Notify me",
  "done": "Thank you. We will write to you once, as soon as it is back.",
} as const;
