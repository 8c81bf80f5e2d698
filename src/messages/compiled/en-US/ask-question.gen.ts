// Compiled by `npm run messages` from src/messages/en-US/ask-question.json; do not edit.

export default {
  "title": "Ask a question",
  "lead": "We answer each question here, below the product.",
  "text": "Your question",
  "nickname": "Name to show",
  "nicknameHint": "It stands beside your question. It need not be your real name.",
  "submit": "Send question",
  "done": "Thank you. We answer below the product; until then your question is not shown.",
  "doneTitle": "Your question is with us",
  "ok": "OK",
  "guest": "Sign in to send your question. What you wrote stays.",
  "signIn": "Sign in",
  "signUp": "Create an account",
  "unavailable": "You cannot ask a question at the moment.",
  "retry": "Try again",
} as const;
