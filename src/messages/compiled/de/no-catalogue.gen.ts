// Compiled by `npm run messages` from src/messages/de/no-catalogue.json; do not edit.

/** The page of a shop that has no products yet. */
export default {
  "title": "Dieser Shop hat noch keine Produkte",
  "shoppers": "Wir bereiten die Eröffnung vor. Bitte schauen Sie bald wieder vorbei.",
  "operators": "Sie betreiben diesen Shop?",
  "import": "Importieren Sie einen Katalog, dann öffnet der Shop innerhalb einer Minute:",
  "guide": "Was in die Datei gehört, steht in docs/catalogue.md im Quelltext.",
} as const;
