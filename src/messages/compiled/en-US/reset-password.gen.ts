// Compiled by `npm run messages` from src/messages/en-US/reset-password.json; do not edit.

export default {
  "askTitle": "Forgot your password?",
  "askIntro": "Type the email of your account. We send you a link with which you choose a new password.",
  "email": "Email",
  "ask": "Send the link",
  "sentTitle": "Look into your mailbox",
  "sent": "If there is an account for {email}, a link is on its way. It works once, for an hour.",
  "sentNameless": "If there is an account for this email, a link is on its way. It works once, for an hour.",
  "missed": "Nothing there after a few minutes? Look among your spam too, or check the email that you typed.",
  "again": "Ask for another link",
  "chooseTitle": "Choose a new password",
  "chooseIntro": "This signs out every device that is signed in to your account.",
  "choose": "Set the password",
  "changedTitle": "Your password is changed",
  "changed": "You were signed out on every device. Sign in with the new password.",
  "signIn": "Sign in",
} as const;
