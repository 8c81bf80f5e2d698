// Compiled by `npm run messages` from src/messages/it/no-catalogue.json; do not edit.

/** The page of a shop that has no products yet. */
export default {
  "title": "Questo negozio non ha ancora prodotti",
  "shoppers": "Stiamo preparando l’apertura. Torna presto a trovarci.",
  "operators": "Gestisci questo negozio?",
  "import": "Importa un catalogo e il negozio apre entro un minuto:",
  "guide": "Il contenuto del file è descritto in docs/catalogue.md, insieme al codice.",
} as const;
