// Compiled by `npm run messages` from src/messages/en-US/event-sign-up.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "email": "Email address",
  "days": (values: { count: number }, format: Format) => format.choose(values.count, { "=0": "Days you come", other: "Days you come: {count} chosen" }),
  "daysMissing": "Choose at least one day.",
  "plusOne": "Who comes with you (optional)",
  "plusOneInvalid": "Enter the name of the person who comes with you, in letters.",
  "terms": "I agree to the terms of the event.",
  "join": "Join",
  "joined": "You are on the list.",
  "close": "Close",
  "guest": "Sign in, or create an account, to join this event.",
  "signIn": "Sign in",
  "signUp": "Create an account",
  "reading": "Reading your profile",
  "unavailable": "You cannot join this event at the moment.",
  "retry": "Try again",
} as const;
