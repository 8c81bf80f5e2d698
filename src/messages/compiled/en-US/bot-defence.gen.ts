// Compiled by `npm run messages` from src/messages/en-US/bot-defence.json; do not edit.

export default {
  "title": "Confirm that you are a person",
  "body": "We were not sure about this one. Tick the box, and you go on where you were.",
  "label": "I am a person",
  "unavailable": "The check could not be shown. Try again in a moment.",
  "again": "Try again",
  "leave": "Not now",
} as const;
