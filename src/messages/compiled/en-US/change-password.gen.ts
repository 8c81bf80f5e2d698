// Compiled by `npm run messages` from src/messages/en-US/change-password.json; do not edit.

export default {
  "title": "Change your password",
  "intro": "Every other device that is signed in to your account is signed out.",
  "current": "Current password",
  "submit": "Change the password",
  "done": "Your password is changed. Every other device was signed out.",
} as const;
