// Compiled by `npm run messages` from src/messages/en-US/contact.json; do not edit.

export default {
  "title": "Write to us",
  "lead": "We answer by email within a business day.",
  "subject": "What is it about?",
  "choose": "Choose",
  "name": "Name",
  "email": "Email",
  "emailHint": "We answer there.",
  "orderNumber": "Order number",
  "message": "Message",
  "send": "Send the message",
  "refusedTitle": "Your message is not sent yet",
  "sentTitle": "Your message is on its way",
  "sentBody": "Its number is {number}. An email confirms it.",
  "sentBodyWithout": "An email with its number confirms it.",
  "sentNext": "We answer by email within a business day.",
  "another": "Write another message",
  "loading": "Loading the form",
  "retry": "Try again",
  "unavailableTitle": "The form did not load",
  "unavailableBody": "Try again in a moment, or call us.",
} as const;
