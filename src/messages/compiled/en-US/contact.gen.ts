// Compiled by `npm run messages` from src/messages/en-US/contact.json; do not edit.

export default {
  "title": "Write to us",
  "lead": "We answer by email within a business day.",
  "subject": "What is it about?",
  "choose": "Choose",
  "name": "Name",
  "email": "Email",
  "emailHint": "A copy goes there, too.",
  "orderNumber": "Order number",
  "message": "Message",
  "send": "Send the message",
  "refusedTitle": "Your message is not sent yet",
  "sentTitle": "Your message is on its way",
  "sentBody": "Its number is {number}. A copy is in your mailbox.",
  "sentBodyWithout": "A copy with its number is in your mailbox.",
  "sentNext": "We answer by email within a business day.",
  "another": "Write another message",
  "loading": "Loading the form",
  "retry": "Try again",
  "unavailableTitle": "The form did not load",
  "unavailableBody": "Try again in a moment, or call us.",
} as const;
