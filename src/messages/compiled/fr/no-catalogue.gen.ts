// Compiled by `npm run messages` from src/messages/fr/no-catalogue.json; do not edit.

/** The page of a shop that has no products yet. */
export default {
  "title": "Cette boutique n’a pas encore de produits",
  "shoppers": "Nous préparons l’ouverture. Revenez bientôt.",
  "operators": "Vous gérez cette boutique ?",
  "import": "Importez un catalogue, et la boutique ouvre en moins d’une minute :",
  "guide": "Le contenu du fichier est décrit dans docs/catalogue.md, avec le code source.",
} as const;
