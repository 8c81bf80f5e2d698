// Compiled by `npm run messages` from src/messages/en-US/gift-option.json; do not edit.

export default {
  "title": "Add a gift option",
  "titleChange": "Change the gift option",
  "intro": "{name} goes out by email, with your words, as soon as the order is paid.",
  "email": "Recipient’s email",
  "emailMore": "Check it twice: a gift card is as good as cash.",
  "to": "Recipient’s name",
  "message": "Your message",
  "submit": "Save",
} as const;
