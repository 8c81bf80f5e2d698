// Compiled by `npm run messages` from src/messages/en-GB/no-catalogue.json; do not edit.

/** The page of a shop that has no products yet. */
export default {
  "title": "This shop has no products yet",
  "shoppers": "We are getting ready to open. Please come back soon.",
  "operators": "You run this shop?",
  "import": "Import a catalogue, and the shop opens within a minute:",
  "guide": "docs/catalogue.md in the source tells what belongs in the file.",
} as const;
