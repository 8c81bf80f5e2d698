// Compiled by `npm run messages` from src/messages/en-US/sign-in.json; do not edit.

export default {
  "title": "Sign in",
  "intro": "What is in your cart comes with you.",
  "email": "Email",
  "password": "Password",
  "submit": "Sign in",
  "accountTitle": "Your account",
  "signedInAs": "You are signed in. Your customer number is {number}.",
  "orders": "Your orders",
  "signOut": "Sign out",
  "forgot": "Forgot your password?",
  "overview": "Account overview",
  "signUp": "Create an account",
  "favorites": "Your favorites",
} as const;
