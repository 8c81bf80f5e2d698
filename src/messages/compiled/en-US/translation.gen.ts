// Compiled by `npm run messages` from src/messages/en-US/translation.json; do not edit.

export default {
  "translate": "Translate",
  "original": "Show original",
  "translated": "Machine translation",
} as const;
