// Compiled by `npm run messages` from src/messages/en-US/warranty.json; do not edit.

export default {
  "title": "Warranty case",
  "lead": "Tell us about a fault of the material or the workmanship. We answer by email and say what we need, for example a picture.",
  "message": "What is the trouble?",
  "submit": "Send the case",
  "refusedTitle": "Your case is not sent yet",
  "notArrived": "This order has not arrived yet. Come back when you have the item.",
  "done": "Your case has the number {number}. An email confirms it.",
  "loading": "Looking for what has arrived",
  "item": "Which item is it?",
  "choose": "Choose",
  "itemOf": "{product}, order {number}",
  "nothing": "None of your orders has arrived yet. Once one has, you can report a fault of its items here.",
  "unread": "We could not read your orders",
  "retry": "Try again",
} as const;
